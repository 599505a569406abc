"""What happens when somebody presses: one router, and handlers by the place where the buttons stand."""
