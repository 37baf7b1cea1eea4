import { foldText } from '@marquee/domain';
import type { Database } from '../../connection/connect.ts';
import type { City } from '../../places/city-repository.ts';

export type NamedCity = Pick<City, 'name' | 'country_code'>;

export function createCityNameRepository({ prisma }: Pick<Database, 'prisma'>) {
  /**
   * Returns cities with events whose name, or a word in it, starts with the prefix, most populous
   * first.
   */
  async function findByPrefix(prefix: string, limit: number): Promise<NamedCity[]> {
    const key = foldText(prefix);
    const begins = { startsWith: key };
    const cities = await findCities({ nameKey: begins }, limit);
    const word = { nameKey: { contains: ` ${key}` }, NOT: { nameKey: begins } };
    if (cities.length < limit) cities.push(...(await findCities(word, limit - cities.length)));
    return cities.map(({ name, countryCode }) => ({ name, country_code: countryCode }));
  }

  const findCities = (named: { nameKey: object; NOT?: object }, take: number) =>
    prisma.city.findMany({
      where: { ...named, hasEvents: true },
      orderBy: [{ population: 'desc' }, { id: 'asc' }],
      take,
      select: { name: true, countryCode: true },
    });

  return { findByPrefix };
}
export type CityNameRepository = ReturnType<typeof createCityNameRepository>;
