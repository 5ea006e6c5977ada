import { other, type FormKind, type Values } from './rules';

/** The parameters of the email template. The subject of the mail begins with `title`; its pattern is at EmailJS (docs/launch.md). */
export type TemplateParams = Readonly<Record<string, string>>;

/*
 * The studio reads these, not the visitor. Titles and labels are English on every page, so that the studio can filter its mail by them.
 */
const valueOf = (values: Values, name: string) => values[name] ?? '';

/** Puts a value above the message, as the template has no parameter for it. */
function withLine(label: string, value: string, message: string): string {
  return [value && `${label}: ${value}`, message].filter(Boolean).join('\n\n');
}

const paramsOfKind: Record<FormKind, (values: Values) => TemplateParams> = {
  inquiry: (values) => ({
    title: 'Tell Us About Your Business',
    industry: valueOf(values, valueOf(values, 'industry') === other ? 'otherIndustry' : 'industry'),
  }),
  intake: (values) => ({
    message: withLine('Package', valueOf(values, 'package'), valueOf(values, 'message')),
    title: valueOf(values, 'service') || 'New Project Inquiry',
    business: valueOf(values, 'business'),
    service: valueOf(values, 'service'),
  }),
  contact: (values) => ({
    message: withLine('Subject', valueOf(values, 'subject'), valueOf(values, 'message')),
    title: 'Contact Us',
  }),
};

/** Returns the parameters of docs/requirements.md#template-parameters. An empty field is ''. */
export function templateParams(kind: FormKind, values: Values): TemplateParams {
  return {
    name: valueOf(values, 'name'),
    email: valueOf(values, 'email'),
    message: valueOf(values, 'message'),
    ...paramsOfKind[kind](values),
  };
}
