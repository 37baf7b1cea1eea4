import type { CityNameRepository, NameRepository, SlugRepository } from '@marquee/database';
import type {
  CountArticlesDeps,
  CountEventsDeps,
  CountMatchesDeps,
  CreateArtistDemandDeps,
  DemandLeadersDeps,
  FindEventsDeps,
  GetArticleDeps,
  GetArtistDeps,
  GetEventDeps,
  GetVenueDeps,
  ListArticlesDeps,
  ListArtistsDeps,
  ListOrganizersDeps,
  ListVenuesDeps,
  GetPlanDeps,
  OpportunitiesDeps,
  SearchEventsDeps,
} from '@marquee/operations';
import type { Totals } from './replies/totals.ts';

/** The dependencies of the operations behind the tools, and those of hints and error messages. */
export type ToolDeps = CountArticlesDeps &
  CountEventsDeps &
  CountMatchesDeps &
  CreateArtistDemandDeps &
  DemandLeadersDeps &
  FindEventsDeps &
  GetArticleDeps &
  GetArtistDeps &
  GetEventDeps &
  GetVenueDeps &
  ListArticlesDeps &
  ListArtistsDeps &
  ListOrganizersDeps &
  ListVenuesDeps &
  GetPlanDeps &
  OpportunitiesDeps &
  SearchEventsDeps & {
    events: { findAll: (ids: string[]) => Promise<Map<string, { description: string | null }>> };
    names: Pick<NameRepository, 'isReferenceArtist'>;
    slugs: SlugRepository;
    cityNames: CityNameRepository;
    totals: Totals;
  };
