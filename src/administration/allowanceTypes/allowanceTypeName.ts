import type { AllowanceType } from '../../records'

/** The name of an allowance type in a language, where a translation exists; else its stored name (spec: Allowance-model records). */
export const allowanceTypeName = ({ defaultName, translations }: AllowanceType, language: string | null): string =>
  translations.find((translation) => translation.language === language)?.name ?? defaultName
