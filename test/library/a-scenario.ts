/** The text of a scenario on the green field, whose order of battle is these lines. */
export function scenarioText(orderOfBattle: readonly string[]): string {
  return `id: field-day
title: A field day
story: Nothing has happened yet.
boards: [Grn]
compass: { north: top }
ruleset: { id: pbem, version: 1 }
sides:
  - { id: red, name: Reds, colour: '#a83232' }
  - { id: blue, name: Blues, colour: '#2f5d9b' }
firstSide: blue
scenarioAttacker: blue
scenarioDefender: red
orderOfBattle:
${orderOfBattle.map((line) => `  - { ${line} }\n`).join('')}length: { gameTurns: 5, endsWithOneSideLeft: true }
`;
}
