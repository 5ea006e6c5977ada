import { other, type FormKind, type Values } from './rules';

/** The parameters of the email template. */
export type TemplateParams = Readonly<Record<string, string>>;

/*
 * The studio reads these, not the visitor. Titles and labels are English on every page, so that the studio can filter its mail by them.
 */
const read = (values: Values, name: string) => values[name] ?? '';

/** Puts a value that the visitor chose, not typed, above the message. */
function withLine(label: string, value: string, message: string): string {
  return value ? `${label}: ${value}\n\n${message}` : message;
}

const makers: Record<FormKind, (values: Values) => TemplateParams> = {
  inquiry: (values) => ({
    name: read(values, 'name'),
    email: read(values, 'email'),
    message: read(values, 'message'),
    title: 'Tell Us About Your Business',
    industry: read(values, read(values, 'industry') === other ? 'otherIndustry' : 'industry'),
  }),
  intake: (values) => ({
    name: read(values, 'name'),
    email: read(values, 'email'),
    message: withLine('Package', read(values, 'tier'), read(values, 'message')),
    title: read(values, 'service') || 'New Project Inquiry',
    business: read(values, 'business'),
    service: read(values, 'service'),
  }),
  contact: (values) => ({
    name: read(values, 'name'),
    email: read(values, 'email'),
    message: withLine('Subject', read(values, 'subject'), read(values, 'message')),
    title: 'Contact Us',
  }),
};

/** Returns the parameters of docs/requirements.md#template-parameters. An empty field is ''. */
export function templateParams(kind: FormKind, values: Values): TemplateParams {
  return makers[kind](values);
}
