import { Mark, Motif } from './drawings';
import { Points, Seam, Sheet } from './parts';
import type { CaseStudy } from './study';

/** The address of a picture of the content folder, in the document. */
export type AddressOf = (file: string) => string;

interface Props {
  study: CaseStudy;
  address: AddressOf;
}

/** The first page: what was made for whom, and its picture. */
export function Cover({ study, address }: Props) {
  const { title, text, studio, cover, colour, motif } = study;
  return (
    <Sheet colour={colour} className="cover">
      <Motif name={motif} colour={colour} place="cover-motif" />
      <p className="maker">
        <Mark />
        {studio}
      </p>
      <div className="cover-words">
        <h1>
          <Title text={title} />
        </h1>
        <p className="lead">{text}</p>
      </div>
      <img className="cover-picture" src={address(cover.file)} alt={cover.alt} />
    </Sheet>
  );
}

/** Words like 'e-commerce' stay whole. */
function Title({ text }: { text: string }) {
  const parts = text.split(/((?<!\p{L})\p{L}-\p{L}+)/u);
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** What it was about, for whom, and which services it took. */
export function Overview({ study, address }: Props) {
  const { overview, introduction, services, logo } = study;
  return (
    <Sheet colour="paper" className="overview">
      <h2>{overview}</h2>
      <img className="logo" src={address(logo.file)} alt={logo.alt} />
      <div className="introduction">
        <h3>{introduction.title}</h3>
        {introduction.texts.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="services">
        <h3>{services.title}</h3>
        <Points texts={services.texts} />
      </div>
    </Sheet>
  );
}

interface GoalsProps {
  study: CaseStudy;
  /** A number in the digits of the language. */
  digits: (value: number) => string;
}

/** What the client wanted, numbered. */
export function Goals({ study: { goals, motif }, digits }: GoalsProps) {
  return (
    <Sheet colour="marigold" className="goals">
      <Motif name={motif} colour="marigold" place="goals-motif" />
      <h2>{goals.title}</h2>
      <ol>
        {goals.texts.map((text, index) => (
          <li key={text}>
            <Seam />
            <span className="numeral" aria-hidden="true">
              {digits(index + 1)}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** What was in the way: two fields side by side. */
export function Obstacles({ study: { problems, challenges } }: { study: CaseStudy }) {
  return (
    <Sheet colour="paper" className="obstacles">
      <div className="cloth-rose">
        <h2>{problems.title}</h2>
        <Points texts={problems.texts} />
      </div>
      <div className="cloth-ink">
        <h2>{challenges.title}</h2>
        <Points texts={challenges.texts} />
      </div>
    </Sheet>
  );
}

/** How much it was, in figures, and what was done for it. */
export function Scope({ study: { scope, responsibilities, colour } }: { study: CaseStudy }) {
  return (
    <Sheet colour="paper" className="scope">
      <div className={`figures cloth-${colour}`}>
        <h2>{scope.title}</h2>
        <dl>
          {scope.figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="done">
        <h2>{responsibilities.title}</h2>
        <Points texts={responsibilities.texts} />
      </div>
    </Sheet>
  );
}

/** The last page: what came of it, and how to reach the studio. */
export function Contact({ study: { contact, impact, studio } }: { study: CaseStudy }) {
  return (
    <Sheet colour="vermilion" className="contact">
      <Motif name="lotus" colour="vermilion" place="contact-motif" />
      <p className="maker">
        <Mark />
        {studio}
      </p>
      <div className="contact-words">
        <h2>{contact.title}</h2>
        <p className="lead">{contact.text}</p>
        <ul>
          {contact.links.map(({ label, text, href }) => (
            <li key={href}>
              <Seam />
              <span className="label">{label}</span>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
      <p className="impact">
        <strong>{impact.title}</strong> {impact.text}
        <br />
        <a href={impact.href}>{impact.href.replace(/^https:\/\//, '')}</a>
      </p>
    </Sheet>
  );
}
