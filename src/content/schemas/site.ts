import { z } from 'zod';
import { fact, sample, suffix, url, words } from '../fields';

/** Facts about the studio that every page may show; the single file `content/site.yaml` (decisions, Facts). */
export const site = z
  .strictObject({
    name: fact(60),
    /** The production address, without a trailing slash. */
    url: url().regex(/[^/]$/, 'without a trailing slash'),
    /**
     * How far visitors' browsers may be told, for two years, to use https alone: for this host, for every host below it too,
     * or besides by the list that browsers ship with; 'host' without it (decisions, Hands off what is not ours).
     */
    https: z.enum(['host', 'subdomains', 'preload']).optional(),
    description: words(160),
    address: z.strictObject({
      street: words(120),
      city: words(60),
      country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, ISO 3166'),
    }),
    email: z.email(),
    phone: z.string().regex(/^\+\d{6,15}$/, "digits after '+', like +8801700000000"),
    /** Number as wa.me wants it, digits alone, and the greeting a visitor's chat starts with. */
    whatsapp: z.strictObject({
      number: z.string().regex(/^\d{6,15}$/, 'digits alone'),
      greeting: words(200),
    }),
    /** The page's name at m.me. */
    messenger: z.string().regex(/^[\w.]+$/, "letters, digits, '.' and '_'"),
    social: z.array(
      z.strictObject({
        name: fact(40),
        url: url(),
      }),
    ),
    founder: z.strictObject({ name: words(60), role: words(60), quote: words(400) }),
    /** 4+ clients, 99% satisfaction, 5-star rating, 24hr response (spec §1). */
    stats: z.array(
      z.strictObject({ value: z.int(), suffix: suffix().optional(), label: words(40) }),
    ),
    /** What the home page counts up to (spec §9). */
    counters: z.array(
      z.strictObject({
        key: z.enum(['projects', 'satisfaction']),
        value: z.int(),
        suffix: suffix().optional(),
        seconds: z.number().min(0).max(10),
      }),
    ),
    /** What the hero highlights in turn (spec §2, Home). */
    highlights: z.array(z.strictObject({ title: words(60), text: words(140) })).min(2),
    /** What the intake form offers as type of business (spec §3, Option lists). */
    businessTypes: z.array(words(40)).min(1),
    sample: sample(),
  })
  .meta({ type: 'Studio' });
