"""What other programs may learn of tables: the JSON that webhooks and the API share."""
