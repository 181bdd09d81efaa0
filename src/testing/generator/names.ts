import type { AllowanceUnit } from '../../records'

export const firstNames = [
  'Ada', 'Amir', 'Anna', 'Anton', 'Bea', 'Ben', 'Carla', 'Chen', 'Clara', 'Daniel', 'Elena', 'Emil', 'Eva', 'Farid', 'Finn',
  'Grace', 'Hana', 'Hugo', 'Ines', 'Ivan', 'Jana', 'Jonas', 'Kofi', 'Lea', 'Leo', 'Lina', 'Louis', 'Maja', 'Marco', 'Maria',
  'Mila', 'Nadia', 'Noah', 'Olga', 'Omar', 'Paul', 'Priya', 'Rosa', 'Samuel', 'Sofia', 'Tariq', 'Tom', 'Vera', 'Yuki', 'Zoe',
] as const

export const lastNames = [
  'Abel', 'Adler', 'Ahmed', 'Baker', 'Becker', 'Berg', 'Bianchi', 'Brown', 'Castro', 'Costa', 'Diaz', 'Dubois', 'Evans', 'Fischer',
  'Garcia', 'Haas', 'Hansen', 'Ito', 'Jansen', 'Khan', 'Klein', 'Kowalski', 'Kumar', 'Lang', 'Larsen', 'Lehmann', 'Lopez', 'Martin',
  'Mendes', 'Meyer', 'Moreau', 'Nguyen', 'Novak', 'Okafor', 'Peters', 'Popov', 'Rossi', 'Sato', 'Schmidt', 'Silva', 'Smith', 'Tan',
  'Vogel', 'Wagner', 'Walker', 'Weber', 'Winter', 'Wright', 'Young', 'Zimmer',
] as const

export const departmentNames = ['Administration', 'Engineering', 'Operations', 'Sales', 'Support'] as const

/** By unit, the most usual first. */
export const allowanceNames: Readonly<Record<AllowanceUnit, readonly string[]>> = {
  days: ['Annual leave', 'Training leave', 'Volunteering'],
  hours: ['Time off in lieu', 'Care hours', 'Medical appointments'],
}
