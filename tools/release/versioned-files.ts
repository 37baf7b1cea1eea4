/**
 * Files outside the projects of Nx that state the version, and how. Each pattern has the version as
 * its second group.
 */
export const VERSIONED_FILES: readonly (readonly [path: string, patterns: readonly RegExp[]])[] = [
  ['package.json', [/("version": ")([^"]+)/]],
  ['docker/chart/Chart.yaml', [/^(version: )(\S+)$/m, /^(appVersion: )(\S+)$/m]],
  ['clients/python/pyproject.toml', [/^(version = ")([^"]+)/m]],
  ['clients/python/marquee/__init__.py', [/("marquee-python\/)([^"]+)/]],
  ['clients/go/marquee.go', [/("marquee-go\/)([^"]+)/]],
  ['docs/client.md', [/(marquee-client-)(\d\S+)(?=\.tgz)/]],
  ['clients/wordpress/marquee/block.json', [/("version": ")([^"]+)/]],
  ['clients/wordpress/marquee/block.asset.php', [/('version'\s+=> ')([^']+)/]],
  ['clients/wordpress/marquee/marquee.php', [/^( \* Version:\s+)(\S+)$/m]],
  ['clients/wordpress/marquee/readme.txt', [/^(Stable tag: )(\S+)$/m]],
];

/** Returns the versions that a text states. */
export const versionsIn = (text: string, patterns: readonly RegExp[]): (string | undefined)[] =>
  patterns.map((pattern) => pattern.exec(text)?.[2]);

export const withVersion = (text: string, patterns: readonly RegExp[], version: string): string =>
  patterns.reduce(
    (changed, pattern) => changed.replace(pattern, (_, before: string) => `${before}${version}`),
    text,
  );

/** Returns e2e/previous-release.json for a release that replaces `version`. */
export const describePrevious = (version: string, commit: string): string =>
  `{ "version": "${version}", "commit": "${commit}" }\n`;

/** Moves what is unreleased to a release. Throws if there is nothing. */
export function releaseChanges(changelog: string, version: string, date: string): string {
  const [, before = '', changes = ''] =
    /^(.*^## Unreleased\n)(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog) ?? [];
  if (changes.trim() === '') throw new Error('CHANGELOG.md has no changes under "Unreleased".');
  return `${before}\n## ${version} (${date})\n${changelog.slice(before.length)}`;
}
