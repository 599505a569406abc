"""The API: open tables, results and rankings of servers as JSON, for websites and scripts."""
