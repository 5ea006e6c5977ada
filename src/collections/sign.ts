import { z } from 'zod';
import { colorScheme, draft, fact, picture, reference, words } from '../fields';
import { collection } from './collection';

const label = () => words(60);

/** “Your name over the door”, from the single file `content/sign.yaml` (docs/requirements.md#your-name). */
export const sign = collection({
  single: true,
  schema: z
    .strictObject({
      service: reference('services').describe('The service whose page has this section.'),
      title: words(70),
      text: words(300),
      example: words(24).describe('The name on the sign until a visitor types one.'),
      second: words(24).describe('The same name in another script.'),
      street: picture(1600).describe(
        'A shop with a blank board, from artwork/studio/scenes/street.py. The name is set where that picture has its board, and read out after the alternative text.',
      ),
      colors: z
        .array(z.strictObject({ color: colorScheme(), name: words(20) }))
        .length(4)
        .meta({ one: 'color' }),
      trades: z
        .array(
          z.strictObject({
            industry: reference('industries'),
            business: fact(40).describe(
              'The type of business that the form gets: one of those in content/site.yaml, in the same words.',
            ),
          }),
        )
        .min(1)
        .meta({ one: 'trade' }),
      labels: z
        .strictObject({
          name: label(),
          exampleNote: words(120).describe('Below the name while the example is shown.'),
          second: label(),
          lettering: label(),
          plain: words(30),
          stitched: words(30),
          both: words(30).describe('Both names together.'),
          color: label(),
          trade: label(),
          things: words(90).describe('What the pictures show, before the name.'),
          tooLong: words(160),
          otherLetters: words(200).describe('Shown for emoji and for letters that our fonts lack.'),
          line: words(60).describe('Before the name in the message that a visitor sends.'),
          whatsapp: label(),
          save: label(),
          saving: label().describe('On the button while the picture is made.'),
          saveReady: words(160).describe('Above the picture, where the browser does not save it.'),
          saveFailed: words(120),
          use: label(),
          copy: label(),
          copied: words(60),
        })
        .describe('The texts of the controls.'),
      teaser: z
        .strictObject({ title: words(70), text: words(200), label: label(), button: label() })
        .describe('What the home page shows of it.'),
      draft: draft(),
    })
    .meta({
      type: 'Sign',
      title: 'Your name over the door',
      description:
        'The section in which visitors see the name of their shop on things. draft: true hides it everywhere.',
    }),
  shownOn: '/',
});
