-- Events of a type that name a rule are found without all others that name it. Nothing is to be projected again.
CREATE INDEX history_rule_by_type ON history_rule (game, rule, type, revision);
