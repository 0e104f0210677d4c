interface Asked {
  readonly value: string;
  readonly changed: (rule: string) => void;
  readonly label: string;
  readonly required?: boolean;
}

/** A field for the id of a rule. */
export function RuleField({ value, changed, label, required = false }: Asked) {
  return (
    <label className="rule-field">
      {label}
      <input
        value={value}
        required={required}
        maxLength={60}
        placeholder="pbem:7.3c"
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => changed(event.currentTarget.value.trim())}
      />
    </label>
  );
}
