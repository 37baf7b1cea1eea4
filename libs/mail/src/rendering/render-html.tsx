import { STATE_COLOURS, type EventState } from '@marquee/formats/display';
import { renderPage, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { DARK_STYLESHEET, STYLES, WIDTH_PX } from './styles.ts';
import type { Block, EventBlock, Footer, MailPicture, MailTemplate } from './template.ts';
import type { MailTranslator } from './translator.ts';

/**
 * Renders a page without scripts. Its pictures come from our own host. Tables hold it together,
 * because Outlook for Windows knows no other layout.
 */
export function renderHtml(
  { subject, blocks }: MailTemplate,
  footer: Footer,
  { language, direction }: Pick<MailTranslator, 'language' | 'direction'>,
): string {
  const content = [<p style={STYLES.name}>Marquee</p>, blocks.map(renderBlock)];
  // Webmail replaces html and body, so the table repeats their language and direction.
  const reader = { lang: language, dir: direction };
  return renderPage({
    ...reader,
    title: subject,
    styles: DARK_STYLESHEET,
    head: <meta name="color-scheme" content="light dark" />,
    body: { class: 'page', style: STYLES.page },
    children: (
      <Table width="100%" class="page" style={STYLES.page} {...reader}>
        <td align="center" style="padding:24px 16px">
          <Column>
            <td class="mail" align={toAlign(direction)} style={STYLES.mail}>
              {content}
            </td>
          </Column>
          <Column>
            <td class="footer" align={toAlign(direction)} style={STYLES.footer}>
              <MailFooter {...footer} />
            </td>
          </Column>
        </td>
      </Table>
    ),
  });
}

const PLAIN_TABLE = { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0 } as const;

/** A table of one row. */
const Table = ({
  children,
  ...attributes
}: Record<string, unknown> & { children?: ComponentChildren }) => (
  <table {...PLAIN_TABLE} {...attributes}>
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);

const Column = ({ children }: { children?: ComponentChildren }) => (
  <Table width={WIDTH_PX} style={STYLES.column}>
    {children}
  </Table>
);

/** The cell around the columns is centred. */
const toAlign = (direction: MailTranslator['direction']) =>
  direction === 'rtl' ? 'right' : 'left';

function renderBlock(block: Block): ComponentChild {
  if (block.is === 'text') return <p style={STYLES.text}>{withLinks(block.text)}</p>;
  if (block.is === 'heading') return <h2 style={STYLES.heading}>{block.text}</h2>;
  if (block.is === 'event') return <EventParts {...block} />;
  if (block.is === 'code')
    return [
      <p style={STYLES.label}>{`${block.label}:`}</p>,
      <code class="code" dir="ltr" style={STYLES.code}>
        {block.code}
      </code>,
    ];
  return (
    <Table style="margin:0 0 16px">
      <td class="button" style={STYLES.button}>
        <a class="action" href={block.url} style={STYLES.action}>
          {block.label}
        </a>
      </td>
    </Table>
  );
}

const EventParts = ({ state, ...event }: EventBlock): ComponentChild => [
  state && <StateRow {...state} />,
  <Described {...event} />,
];

/** The state bar of the website, as a table. */
const StateRow = ({ kind, text, notes }: EventState): ComponentChild => (
  <Table width="100%" style={STYLES.stateTable}>
    <td style={`${STYLES.state};background:${STATE_COLOURS[kind]}`}>
      <strong>{text}</strong>
      {notes.map((note) => ` ${note}`)}
    </td>
  </Table>
);

const Described = ({
  title,
  details,
  comma,
  url,
  picture,
  calendars,
}: Omit<EventBlock, 'state'>): ComponentChild => (
  <p style={STYLES.text}>
    {picture && <Picture {...picture} alt={title} href={url} />}
    <Link href={url}>
      <strong dir="auto">{title}</strong>
    </Link>
    <br />
    {details.map((detail, index) => [index > 0 && comma, <bdi key={index}>{detail}</bdi>])}
    {calendars && [
      <br />,
      <small class="credit" style={STYLES.credit}>
        {`${calendars.label}: `}
        {calendars.links.map(({ name, url: href }, index) => [
          index > 0 && ' · ',
          <Link href={href}>{name}</Link>,
        ])}
      </small>,
    ]}
  </p>
);

/** With its size, so that the text does not move when the mail program loads it. */
const Picture = ({
  url,
  href,
  alt,
  width,
  height,
  credit,
}: MailPicture & { alt: string; href: string }) => [
  <Link href={href}>
    <img src={url} alt={alt} width={width} height={height} style={STYLES.picture} />
  </Link>,
  <br />,
  <small class="credit" dir="auto" style={STYLES.credit}>
    {credit}
  </small>,
  <br />,
];

const MailFooter = ({ reason, stop, preferences, mails }: Footer): ComponentChild => [
  <p style={STYLES.footerText}>{withLinks(reason)}</p>,
  [preferences, mails, stop].map(
    (link) =>
      link && (
        <p style={STYLES.footerText}>
          <Link href={link.url}>{link.label}</Link>
        </p>
      ),
  ),
];

interface LinkProps {
  href: string;
  /** Of an address that is shown. */
  dir?: 'ltr';
  children?: ComponentChildren;
}

const Link = ({ href, dir, children }: LinkProps): ComponentChild => (
  <a class="link" href={href} dir={dir} style={STYLES.link}>
    {children}
  </a>
);

/** Turns URLs in a text into links, without the punctuation after them. */
const withLinks = (text: string): ComponentChild[] =>
  text.split(/(https?:\/\/[^\s<>")]*[^\s<>").,;:!?])/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <Link href={part} dir="ltr">
        {part}
      </Link>
    ) : (
      part
    ),
  );
