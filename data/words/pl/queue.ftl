# What isn't translated yet is shown in English.
