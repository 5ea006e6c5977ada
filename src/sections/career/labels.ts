import type { Translate } from '../../i18n/translate';

/** Takes a translator; gives what the departments and types of content/jobs are called. */
export function jobLabels(t: Translate): Record<'department' | 'type', Record<string, string>> {
  return {
    department: {
      design: t('support:departmentDesign'),
      development: t('support:departmentDevelopment'),
      content: t('support:departmentContent'),
      strategy: t('support:departmentStrategy'),
    },
    type: {
      'full-time': t('support:typeFullTime'),
      'part-time': t('support:typePartTime'),
      contract: t('support:typeContract'),
      internship: t('support:typeInternship'),
    },
  };
}
