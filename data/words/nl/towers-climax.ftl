# De afbeelding van een leeggehaalde toren.
towers-climax-cleared = Toren { $tower } leeggehaald!
