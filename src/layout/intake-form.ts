/** Where every Get Started leads (spec §2). */
export const intakeFormId = 'quick-intake-form';
