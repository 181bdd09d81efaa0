import { expect, test } from 'vitest'
import { run } from './run'

// Annual leave of the Workshop in 2027, as of 30 June 2026, worked by hand. Nobody has booked anything in 2027 yet.
//
// The rules of all four carry at most 10 days (E2), usable through 31 March (D5). Unused at the end of 2026:
//   Murat   10 brought forward - 2 lapsed (8 taken by 31 March) + 30 - 15 taken later = 15, cut to 10
//   Lena    23.87 (30 a year from 15 March) - 11.5 = 12.37, cut to 10
//   Karim   6 brought forward, all taken by 31 March; 26 / 2 + 28 / 2 (his rule is revised on 1 July) - 13 later = 14, cut to 10
//   Nadia   30 - 15 = 15, cut to 10
// So each brings 10 forward: 10 + 30 = 40 on the rule Full time, 10 + 28 = 38 for Karim; with 32 a year 10 + 32 = 42 for everybody.
// It costs 2 + 2 + 4 + 2 = 10 days. Greta Schulz, the fifth of the Workshop, left in May: nothing changes for her.
//
// Karim's 2027: the 10 lapse on 1 April (E1), 32 are unused, 10 of them are carried, 22 forfeited (E2).
test('docs/examples/administer.ts tries a policy out, makes it, explains a year of it and finds it in the log', async () => {
  expect(await run(process.execPath, ['--import', 'tsx', 'docs/examples/administer.ts'])).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      '32 days a year for the Workshop from 2027 on would leave in 2027',
      '  Murat Aydin    40.00 before 42.00 after',
      '  Lena Petersen  40.00 before 42.00 after',
      '  Karim Haddad   38.00 before 42.00 after',
      '  Nadia Rossi    40.00 before 42.00 after',
      '  at a cost of 10.00 days',
      'Made',
      '  Murat Aydin   on it from 2027-01-01, 42.00 as tried out',
      '  Lena Petersen on it from 2027-01-01, 42.00 as tried out',
      '  Karim Haddad  on it from 2027-01-01, 42.00 as tried out',
      '  Nadia Rossi   on it from 2027-01-01, 42.00 as tried out',
      '  and on it from their first day: whoever joins the department',
      'Karim Haddad, 2027, on the rule Workshop 2027',
      '  2027-01-01  brought_forward  10.00 10.00',
      '  2027-01-01  grant            32.00 42.00',
      '  2027-04-01  lapse           -10.00 32.00',
      '  2028-01-01  carried_forward -10.00 22.00',
      '  2028-01-01  forfeited       -22.00  0.00',
      '  the carry-over, at most 10, can be used through 2027-03-31',
      // Every entry is of another minute: the clock of the example goes on with each step.
      'The log of the rule',
      '  09:07  rule_changed  Nadia Rossi   by Johanna Brandt: Works agreement of June 2026',
      '  09:05  rule_changed  Karim Haddad  by Johanna Brandt: Works agreement of June 2026',
      '  09:03  rule_changed  Lena Petersen by Johanna Brandt: Works agreement of June 2026',
      '  09:01  rule_changed  Murat Aydin   by Johanna Brandt: Works agreement of June 2026',
      '  09:00  rule_created                by Johanna Brandt: Works agreement of June 2026',
      'The log of Karim Haddad',
      '  09:05  rule_changed  Karim Haddad  by Johanna Brandt: Works agreement of June 2026',
      '  from Workshop to Workshop 2027',
      '',
    ].join('\n'),
  })
})
