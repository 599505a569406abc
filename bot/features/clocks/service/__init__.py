"""Services that apply calendars and see to everything due."""
