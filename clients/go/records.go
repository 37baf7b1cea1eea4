// Records of the API. Code generated from the OpenAPI document by "npm run client". DO NOT EDIT.

package marquee

type EventSummary struct {
	ID             string          `json:"id"`
	Slug           string          `json:"slug"`
	Title          string          `json:"title"`
	Category       Category        `json:"category"`
	Status         EventStatus     `json:"status"`
	Phase          EventPhase      `json:"phase"`
	StartUTC       string          `json:"start_utc"`
	EndUTC         *string         `json:"end_utc"`
	StartLocal     string          `json:"start_local"`
	DoorsLocal     *string         `json:"doors_local"`
	LocalDates     LocalDates      `json:"local_dates"`
	Timezone       string          `json:"timezone"`
	TimeTbd        bool            `json:"time_tbd"`
	DateTbd        bool            `json:"date_tbd"`
	AllDay         bool            `json:"all_day"`
	VenueName      string          `json:"venue_name"`
	VenueSlug      *string         `json:"venue_slug"`
	City           string          `json:"city"`
	Region         *string         `json:"region"`
	Country        *string         `json:"country"`
	CountryCode    *string         `json:"country_code"`
	Lat            *float64        `json:"lat"`
	Lng            *float64        `json:"lng"`
	TicketURL      string          `json:"ticket_url"`
	TicketKind     TicketKind      `json:"ticket_kind"`
	Availability   Availability    `json:"availability"`
	PriceMin       *float64        `json:"price_min"`
	PriceMax       *float64        `json:"price_max"`
	Currency       *string         `json:"currency"`
	IsFree         *bool           `json:"is_free"`
	ImageURL       *string         `json:"image_url"`
	Picture        *Picture        `json:"picture,omitempty"`
	Featured       bool            `json:"featured"`
	Demo           bool            `json:"demo"`
	Artists        []ArtistName    `json:"artists"`
	Organizer      *EventOrganizer `json:"organizer"`
	Genres         []string        `json:"genres"`
	Series         *EventSeries    `json:"series"`
	Kind           *string         `json:"kind"`
	Audience       *string         `json:"audience"`
	Languages      []string        `json:"languages"`
	Accessibility  Accessibility   `json:"accessibility"`
	Outdoor        *bool           `json:"outdoor"`
	DogsAllowed    *bool           `json:"dogs_allowed"`
	AgeRestriction *string         `json:"age_restriction"`
	Titles         map[string]any  `json:"titles,omitempty"`
	Descriptions   map[string]any  `json:"descriptions,omitempty"`
	Popularity     float64         `json:"popularity"`
	UpdatedAt      string          `json:"updated_at"`
	Conflicts      []EventConflict `json:"conflicts,omitempty"`
	DistanceKm     *float64        `json:"distance_km,omitempty"`
	NextStart      *string         `json:"next_start,omitempty"`
	Performances   *int64          `json:"performances,omitempty"`
	LastDate       *string         `json:"last_date,omitempty"`
	Links          *EventLinks     `json:"links,omitempty"`
}

type Category string

const (
	CategoryMusic      Category = "music"
	CategorySports     Category = "sports"
	CategoryTheater    Category = "theater"
	CategoryFilm       Category = "film"
	CategoryComedy     Category = "comedy"
	CategoryFestival   Category = "festival"
	CategoryCommunity  Category = "community"
	CategoryNightlife  Category = "nightlife"
	CategoryConference Category = "conference"
)

type EventStatus string

const (
	EventStatusScheduled   EventStatus = "scheduled"
	EventStatusRescheduled EventStatus = "rescheduled"
	EventStatusPostponed   EventStatus = "postponed"
	EventStatusCancelled   EventStatus = "cancelled"
	EventStatusMovedOnline EventStatus = "moved_online"
)

type EventPhase string

const (
	EventPhaseAnnounced EventPhase = "announced"
	EventPhaseOnSale    EventPhase = "on_sale"
	EventPhaseSoldOut   EventPhase = "sold_out"
	EventPhaseRunning   EventPhase = "running"
	EventPhaseOver      EventPhase = "over"
	EventPhaseCancelled EventPhase = "cancelled"
	EventPhasePostponed EventPhase = "postponed"
)

type LocalDates struct {
	From string `json:"from"`
	To   string `json:"to"`
}

type TicketKind string

const (
	TicketKindTickets TicketKind = "tickets"
	TicketKindFree    TicketKind = "free"
	TicketKindSource  TicketKind = "source"
	TicketKindPage    TicketKind = "page"
)

type Availability string

const (
	AvailabilityAvailable Availability = "available"
	AvailabilityFewLeft   Availability = "few_left"
	AvailabilitySoldOut   Availability = "sold_out"
	AvailabilityNotYet    Availability = "not_yet"
	AvailabilityOffSale   Availability = "off_sale"
	AvailabilityUnknown   Availability = "unknown"
)

type Picture struct {
	ID          string `json:"id"`
	URL         string `json:"url"`
	Width       int64  `json:"width"`
	Height      int64  `json:"height"`
	Licence     string `json:"licence"`
	Attribution string `json:"attribution"`
}

type ArtistName struct {
	Name string `json:"name"`
	Slug string `json:"slug"`
}

type EventOrganizer struct {
	Name string  `json:"name"`
	Slug *string `json:"slug"`
	URL  *string `json:"url"`
}

type EventSeries struct {
	ID    string `json:"id"`
	Slug  string `json:"slug"`
	Title string `json:"title"`
	Count int64  `json:"count"`
}

type Accessibility struct {
	StepFree         *bool `json:"step_free"`
	AccessibleToilet *bool `json:"accessible_toilet"`
	HearingLoop      *bool `json:"hearing_loop"`
	SignLanguage     *bool `json:"sign_language"`
	Captions         *bool `json:"captions"`
	AudioDescription *bool `json:"audio_description"`
	Relaxed          *bool `json:"relaxed"`
}

type EventConflict struct {
	Field  string                `json:"field"`
	Values []EventConflictValues `json:"values"`
}

type EventConflictValues struct {
	Value    string `json:"value"`
	Source   string `json:"source"`
	StatedAt string `json:"stated_at"`
}

type EventLinks struct {
	Self  *string `json:"self,omitempty"`
	Page  *string `json:"page,omitempty"`
	Ics   *string `json:"ics,omitempty"`
	Og    *string `json:"og,omitempty"`
	OgPng *string `json:"og_png,omitempty"`
	Click *string `json:"click,omitempty"`
	Embed *string `json:"embed,omitempty"`
}

type Problem struct {
	OK        bool           `json:"ok"`
	Type      string         `json:"type"`
	Title     string         `json:"title"`
	Status    int64          `json:"status"`
	Code      string         `json:"code"`
	Detail    string         `json:"detail"`
	Instance  string         `json:"instance"`
	RequestID string         `json:"request_id"`
	Errors    []InputProblem `json:"errors,omitempty"`
}

type InputProblem struct {
	In     string `json:"in"`
	Name   string `json:"name"`
	Code   string `json:"code"`
	Detail string `json:"detail"`
}

type EventChange struct {
	Kind      string         `json:"kind"`
	EventID   string         `json:"event_id"`
	ChangedAt string         `json:"changed_at"`
	Event     *MirroredEvent `json:"event"`
	Into      *string        `json:"into,omitempty"`
	Reason    *string        `json:"reason,omitempty"`
}

type MirroredEvent struct {
	ID               string           `json:"id"`
	Slug             string           `json:"slug"`
	Title            string           `json:"title"`
	Category         Category         `json:"category"`
	Status           EventStatus      `json:"status"`
	Phase            EventPhase       `json:"phase"`
	StartUTC         string           `json:"start_utc"`
	EndUTC           *string          `json:"end_utc"`
	StartLocal       string           `json:"start_local"`
	DoorsLocal       *string          `json:"doors_local"`
	LocalDates       LocalDates       `json:"local_dates"`
	Timezone         string           `json:"timezone"`
	TimeTbd          bool             `json:"time_tbd"`
	DateTbd          bool             `json:"date_tbd"`
	AllDay           bool             `json:"all_day"`
	VenueName        string           `json:"venue_name"`
	VenueSlug        *string          `json:"venue_slug"`
	City             string           `json:"city"`
	Region           *string          `json:"region"`
	Country          *string          `json:"country"`
	CountryCode      *string          `json:"country_code"`
	Lat              *float64         `json:"lat"`
	Lng              *float64         `json:"lng"`
	TicketURL        string           `json:"ticket_url"`
	TicketKind       TicketKind       `json:"ticket_kind"`
	Availability     Availability     `json:"availability"`
	PriceMin         *float64         `json:"price_min"`
	PriceMax         *float64         `json:"price_max"`
	Currency         *string          `json:"currency"`
	IsFree           *bool            `json:"is_free"`
	ImageURL         *string          `json:"image_url"`
	Picture          *Picture         `json:"picture,omitempty"`
	Featured         bool             `json:"featured"`
	Demo             bool             `json:"demo"`
	Artists          []ArtistName     `json:"artists"`
	Organizer        *EventOrganizer  `json:"organizer"`
	Genres           []string         `json:"genres"`
	Series           *EventSeriesName `json:"series"`
	Kind             *string          `json:"kind"`
	Audience         *string          `json:"audience"`
	Languages        []string         `json:"languages"`
	Accessibility    Accessibility    `json:"accessibility"`
	Outdoor          *bool            `json:"outdoor"`
	DogsAllowed      *bool            `json:"dogs_allowed"`
	AgeRestriction   *string          `json:"age_restriction"`
	Titles           map[string]any   `json:"titles"`
	Descriptions     map[string]any   `json:"descriptions"`
	Popularity       float64          `json:"popularity"`
	UpdatedAt        string           `json:"updated_at"`
	Conflicts        []EventConflict  `json:"conflicts,omitempty"`
	Links            EventLinks       `json:"links"`
	Description      *string          `json:"description"`
	Tags             []string         `json:"tags"`
	Address          *string          `json:"address"`
	Online           bool             `json:"online"`
	OnlineURL        *string          `json:"online_url"`
	Images           []string         `json:"images"`
	Wants            int64            `json:"wants"`
	Sources          []EventSource    `json:"sources"`
	PreviousStartUTC *string          `json:"previous_start_utc"`
	CanonicalSlug    string           `json:"canonical_slug"`
	MergedIds        []string         `json:"merged_ids"`
	CreatedAt        string           `json:"created_at"`
	Revision         string           `json:"revision"`
}

type EventSeriesName struct {
	ID    string `json:"id"`
	Slug  string `json:"slug"`
	Title string `json:"title"`
}

type EventSource struct {
	Source      string  `json:"source"`
	SourceID    string  `json:"source_id"`
	URL         *string `json:"url"`
	Licence     *string `json:"licence"`
	Attribution *string `json:"attribution"`
	MatchedBy   *string `json:"matched_by"`
	FirstSeenAt string  `json:"first_seen_at"`
	LastSeenAt  string  `json:"last_seen_at"`
}

type Checkpoint struct {
	Cursor string `json:"cursor"`
	Events int64  `json:"events"`
	Root   string `json:"root"`
}

type RevisionGroup struct {
	Name   string `json:"name"`
	Events int64  `json:"events"`
	Root   string `json:"root"`
}

type Event struct {
	ID               string          `json:"id"`
	Slug             string          `json:"slug"`
	Title            string          `json:"title"`
	Category         Category        `json:"category"`
	Status           EventStatus     `json:"status"`
	Phase            EventPhase      `json:"phase"`
	StartUTC         string          `json:"start_utc"`
	EndUTC           *string         `json:"end_utc"`
	StartLocal       string          `json:"start_local"`
	DoorsLocal       *string         `json:"doors_local"`
	LocalDates       LocalDates      `json:"local_dates"`
	Timezone         string          `json:"timezone"`
	TimeTbd          bool            `json:"time_tbd"`
	DateTbd          bool            `json:"date_tbd"`
	AllDay           bool            `json:"all_day"`
	VenueName        string          `json:"venue_name"`
	VenueSlug        *string         `json:"venue_slug"`
	City             string          `json:"city"`
	Region           *string         `json:"region"`
	Country          *string         `json:"country"`
	CountryCode      *string         `json:"country_code"`
	Lat              *float64        `json:"lat"`
	Lng              *float64        `json:"lng"`
	TicketURL        string          `json:"ticket_url"`
	TicketKind       TicketKind      `json:"ticket_kind"`
	Availability     Availability    `json:"availability"`
	PriceMin         *float64        `json:"price_min"`
	PriceMax         *float64        `json:"price_max"`
	Currency         *string         `json:"currency"`
	IsFree           *bool           `json:"is_free"`
	ImageURL         *string         `json:"image_url"`
	Picture          *Picture        `json:"picture,omitempty"`
	Featured         bool            `json:"featured"`
	Demo             bool            `json:"demo"`
	Artists          []ArtistName    `json:"artists"`
	Organizer        *EventOrganizer `json:"organizer"`
	Genres           []string        `json:"genres"`
	Series           *EventSeries    `json:"series"`
	Kind             *string         `json:"kind"`
	Audience         *string         `json:"audience"`
	Languages        []string        `json:"languages"`
	Accessibility    Accessibility   `json:"accessibility"`
	Outdoor          *bool           `json:"outdoor"`
	DogsAllowed      *bool           `json:"dogs_allowed"`
	AgeRestriction   *string         `json:"age_restriction"`
	Titles           map[string]any  `json:"titles"`
	Descriptions     map[string]any  `json:"descriptions"`
	Popularity       float64         `json:"popularity"`
	UpdatedAt        string          `json:"updated_at"`
	Conflicts        []EventConflict `json:"conflicts,omitempty"`
	Links            EventLinks      `json:"links"`
	Description      *string         `json:"description"`
	Tags             []string        `json:"tags"`
	Address          *string         `json:"address"`
	Online           bool            `json:"online"`
	OnlineURL        *string         `json:"online_url"`
	Images           []string        `json:"images"`
	Wants            int64           `json:"wants"`
	Sources          []EventSource   `json:"sources"`
	PreviousStartUTC *string         `json:"previous_start_utc"`
	CanonicalSlug    string          `json:"canonical_slug"`
	MergedIds        []string        `json:"merged_ids"`
	CreatedAt        string          `json:"created_at"`
	Revision         string          `json:"revision"`
}

type Provenance map[string]any

type FieldOrigin struct {
	Value    map[string]any        `json:"value"`
	Source   string                `json:"source"`
	SourceID string                `json:"source_id"`
	Since    string                `json:"since"`
	Pinned   *bool                 `json:"pinned,omitempty"`
	Disagree []FieldOriginDisagree `json:"disagree"`
}

type FieldOriginDisagree struct {
	Value    map[string]any `json:"value"`
	Source   string         `json:"source"`
	SourceID string         `json:"source_id"`
	Since    string         `json:"since"`
}

type Snapshot struct {
	ID        string           `json:"id"`
	CreatedAt string           `json:"created_at"`
	Events    int64            `json:"events"`
	Cursor    string           `json:"cursor"`
	Root      *string          `json:"root,omitempty"`
	Shards    []RevisionGroup  `json:"shards,omitempty"`
	Files     []SnapshotFiles  `json:"files"`
	Sources   []SnapshotSource `json:"sources"`
}

type SnapshotFiles struct {
	Format    string `json:"format"`
	Name      string `json:"name"`
	MediaType string `json:"media_type"`
	Bytes     int64  `json:"bytes"`
	Sha256    string `json:"sha256"`
	URL       string `json:"url"`
}

type SnapshotSource struct {
	Name        string  `json:"name"`
	Title       *string `json:"title"`
	URL         *string `json:"url"`
	Licence     *string `json:"licence"`
	Attribution *string `json:"attribution"`
}

type SearchInterpretation struct {
	City             *string                             `json:"city,omitempty"`
	Region           *string                             `json:"region,omitempty"`
	CountryCode      *string                             `json:"country_code,omitempty"`
	Others           []SearchInterpretationOthers        `json:"others,omitempty"`
	Also             []SearchInterpretationAlso          `json:"also,omitempty"`
	Near             *SearchInterpretationNear           `json:"near,omitempty"`
	Category         []string                            `json:"category,omitempty"`
	AlsoCategory     []string                            `json:"also_category,omitempty"`
	ExcludedCategory []string                            `json:"excluded_category,omitempty"`
	ExcludedPlace    []SearchInterpretationExcludedPlace `json:"excluded_place,omitempty"`
	ExcludedGenre    []string                            `json:"excluded_genre,omitempty"`
	Genre            []string                            `json:"genre,omitempty"`
	On               *string                             `json:"on,omitempty"`
	Weekdays         []string                            `json:"weekdays,omitempty"`
	OnOther          *string                             `json:"on_other,omitempty"`
	Daypart          *string                             `json:"daypart,omitempty"`
	Hours            *SearchInterpretationHours          `json:"hours,omitempty"`
	PriceMax         *float64                            `json:"price_max,omitempty"`
	PriceMin         *float64                            `json:"price_min,omitempty"`
	Currencies       []string                            `json:"currencies,omitempty"`
	Side             *string                             `json:"side,omitempty"`
	Sort             *string                             `json:"sort,omitempty"`
	State            []string                            `json:"state,omitempty"`
	Free             *bool                               `json:"free,omitempty"`
	Online           *bool                               `json:"online,omitempty"`
	Audience         *string                             `json:"audience,omitempty"`
	Words            string                              `json:"words"`
	Unrecorded       []string                            `json:"unrecorded,omitempty"`
	Ignored          []string                            `json:"ignored,omitempty"`
}

type SearchInterpretationOthers struct {
	City        *string `json:"city"`
	Region      *string `json:"region"`
	CountryCode *string `json:"country_code"`
}

type SearchInterpretationAlso struct {
	City        *string `json:"city"`
	Region      *string `json:"region"`
	CountryCode *string `json:"country_code"`
}

type SearchInterpretationNear struct {
	Name     string  `json:"name"`
	Lat      float64 `json:"lat"`
	Lng      float64 `json:"lng"`
	RadiusKm float64 `json:"radius_km"`
}

type SearchInterpretationExcludedPlace struct {
	City        *string `json:"city"`
	Region      *string `json:"region"`
	CountryCode *string `json:"country_code"`
}

type SearchInterpretationHours struct {
	From   float64 `json:"from"`
	Before float64 `json:"before"`
}

type CatalogueSource struct {
	Name           string                  `json:"name"`
	Title          *string                 `json:"title"`
	URL            *string                 `json:"url"`
	Licence        *string                 `json:"licence"`
	Attribution    *string                 `json:"attribution"`
	Demo           bool                    `json:"demo"`
	LastSuccess    *string                 `json:"last_success"`
	State          *string                 `json:"state"`
	StateSince     *string                 `json:"state_since"`
	CheckedAt      *string                 `json:"checked_at"`
	Reason         *string                 `json:"reason"`
	UpcomingEvents int64                   `json:"upcoming_events"`
	Cities         []CatalogueSourceCities `json:"cities"`
}

type CatalogueSourceCities struct {
	City           string  `json:"city"`
	CountryCode    *string `json:"country_code"`
	UpcomingEvents int64   `json:"upcoming_events"`
}

type VenueSummary struct {
	ID             string       `json:"id"`
	Slug           string       `json:"slug"`
	Name           string       `json:"name"`
	Address        *string      `json:"address"`
	City           *string      `json:"city"`
	Region         *string      `json:"region"`
	CountryCode    *string      `json:"country_code"`
	Lat            *float64     `json:"lat"`
	Lng            *float64     `json:"lng"`
	Timezone       *string      `json:"timezone"`
	Capacity       *int64       `json:"capacity"`
	URL            *string      `json:"url"`
	ImageURL       *string      `json:"image_url"`
	Picture        *Picture     `json:"picture,omitempty"`
	UpcomingEvents int64        `json:"upcoming_events"`
	WikidataID     *string      `json:"wikidata_id"`
	DataSources    []DataSource `json:"data_sources"`
	DistanceKm     *float64     `json:"distance_km,omitempty"`
}

type DataSource struct {
	Source      string `json:"source"`
	Licence     string `json:"licence"`
	Attribution string `json:"attribution"`
}

type Venue struct {
	ID             string       `json:"id"`
	Slug           string       `json:"slug"`
	Name           string       `json:"name"`
	Address        *string      `json:"address"`
	City           *string      `json:"city"`
	Region         *string      `json:"region"`
	CountryCode    *string      `json:"country_code"`
	Lat            *float64     `json:"lat"`
	Lng            *float64     `json:"lng"`
	Timezone       *string      `json:"timezone"`
	Capacity       *int64       `json:"capacity"`
	URL            *string      `json:"url"`
	ImageURL       *string      `json:"image_url"`
	Picture        *Picture     `json:"picture,omitempty"`
	UpcomingEvents int64        `json:"upcoming_events"`
	WikidataID     *string      `json:"wikidata_id"`
	DataSources    []DataSource `json:"data_sources"`
}

type Artist struct {
	ID             string       `json:"id"`
	Slug           string       `json:"slug"`
	Name           string       `json:"name"`
	Genres         *string      `json:"genres"`
	SpotifyID      *string      `json:"spotify_id"`
	MusicbrainzID  *string      `json:"musicbrainz_id"`
	WikidataID     *string      `json:"wikidata_id"`
	ImageURL       *string      `json:"image_url"`
	Picture        *Picture     `json:"picture,omitempty"`
	URL            *string      `json:"url"`
	UpcomingEvents int64        `json:"upcoming_events"`
	TotalDemands   int64        `json:"total_demands"`
	DataSources    []DataSource `json:"data_sources"`
}

type Organizer struct {
	ID             string   `json:"id"`
	Slug           string   `json:"slug"`
	Name           string   `json:"name"`
	OtherNames     []string `json:"other_names"`
	CountryCode    *string  `json:"country_code"`
	URL            *string  `json:"url"`
	UpcomingEvents int64    `json:"upcoming_events"`
}

type ArticleSummary struct {
	Title       string    `json:"title"`
	Slug        string    `json:"slug"`
	Summary     string    `json:"summary"`
	Lang        string    `json:"lang"`
	Category    *Category `json:"category"`
	ImageURL    *string   `json:"image_url"`
	PublishedAt string    `json:"published_at"`
}

type Article struct {
	Title        string        `json:"title"`
	Slug         string        `json:"slug"`
	Summary      string        `json:"summary"`
	Lang         string        `json:"lang"`
	Category     *Category     `json:"category"`
	ImageURL     *string       `json:"image_url"`
	PublishedAt  string        `json:"published_at"`
	Body         string        `json:"body"`
	BodyHTML     string        `json:"body_html"`
	Author       *string       `json:"author"`
	SourceURL    *string       `json:"source_url"`
	OriginalLang string        `json:"original_lang"`
	Source       string        `json:"source"`
	Licence      *string       `json:"licence"`
	Attribution  *string       `json:"attribution"`
	UpdatedAt    string        `json:"updated_at"`
	Translations []ArticleText `json:"translations"`
}

type ArticleText struct {
	Lang     string `json:"lang"`
	Title    string `json:"title"`
	Slug     string `json:"slug"`
	Summary  string `json:"summary"`
	Body     string `json:"body"`
	BodyHTML string `json:"body_html"`
}

type PlanOutfit struct {
	Summary string       `json:"summary"`
	Options []PlanOption `json:"options"`
	Weather PlanWeather  `json:"weather"`
	Items   []string     `json:"items"`
}

type PlanOption struct {
	Label    string  `json:"label"`
	Provider string  `json:"provider"`
	URL      string  `json:"url"`
	Note     *string `json:"note"`
}

type PlanWeather struct {
	TemperatureC *float64 `json:"temperature_c"`
	Conditions   string   `json:"conditions"`
	Source       string   `json:"source"`
}

type PlanTransport struct {
	Summary       string       `json:"summary"`
	Options       []PlanOption `json:"options"`
	ArriveByLocal *string      `json:"arrive_by_local"`
	LeaveHomeTip  string       `json:"leave_home_tip"`
}

type PlanHotel struct {
	Summary  string       `json:"summary"`
	Options  []PlanOption `json:"options"`
	CheckIn  *string      `json:"check_in"`
	CheckOut *string      `json:"check_out"`
}

type PlanDinner struct {
	Summary        string       `json:"summary"`
	Options        []PlanOption `json:"options"`
	ReserveAtLocal *string      `json:"reserve_at_local"`
}

type PlanMusic struct {
	Summary string             `json:"summary"`
	Options []PlanOption       `json:"options"`
	Artists []PlanMusicArtists `json:"artists"`
}

type PlanMusicArtists struct {
	Name      string  `json:"name"`
	Slug      string  `json:"slug"`
	SpotifyID *string `json:"spotify_id"`
}

type PlanStep struct {
	Kind    string `json:"kind"`
	AtLocal string `json:"at_local"`
	What    string `json:"what"`
	Minutes int64  `json:"minutes"`
}

type PlanNotice struct {
	Code string  `json:"code"`
	From *string `json:"from"`
	To   *string `json:"to"`
	Date *string `json:"date"`
}

type EventMetrics struct {
	Estimated  bool           `json:"estimated"`
	Total      int64          `json:"total"`
	Upcoming   int64          `json:"upcoming"`
	ByCategory map[string]any `json:"by_category"`
	ByCountry  map[string]any `json:"by_country"`
	Cities     int64          `json:"cities"`
	Added24h   int64          `json:"added_24h"`
	Added7d    int64          `json:"added_7d"`
}

type NewsMetrics struct {
	Articles          int64   `json:"articles"`
	Languages         int64   `json:"languages"`
	LatestPublishedAt *string `json:"latest_published_at"`
}

type UserMetrics struct {
	ApiKeys     int64          `json:"api_keys"`
	ByTier      map[string]any `json:"by_tier"`
	Subscribers int64          `json:"subscribers"`
}

type DemandMetrics struct {
	Total   int64 `json:"total"`
	Artists int64 `json:"artists"`
	Cities  int64 `json:"cities"`
}

type AffiliateMetrics struct {
	Clicks         int64          `json:"clicks"`
	RepeatedClicks int64          `json:"repeated_clicks"`
	Clicks24h      int64          `json:"clicks_24h"`
	ByPartner      map[string]any `json:"by_partner"`
}

type Webhook struct {
	ID             string         `json:"id"`
	URL            string         `json:"url"`
	Description    *string        `json:"description"`
	Filter         map[string]any `json:"filter"`
	Kinds          []string       `json:"kinds"`
	BatchSize      int64          `json:"batch_size"`
	Status         string         `json:"status"`
	DisabledReason *string        `json:"disabled_reason"`
	FailingSince   *string        `json:"failing_since"`
	Cursor         string         `json:"cursor"`
	CreatedAt      string         `json:"created_at"`
}

type WebhookDelivery struct {
	ID             string  `json:"id"`
	Type           string  `json:"type"`
	Changes        int64   `json:"changes"`
	Status         string  `json:"status"`
	Attempts       int64   `json:"attempts"`
	ResponseStatus *int64  `json:"response_status"`
	Error          *string `json:"error"`
	DurationMs     *int64  `json:"duration_ms"`
	Since          string  `json:"since"`
	NextCursor     string  `json:"next_cursor"`
	CreatedAt      string  `json:"created_at"`
	AttemptedAt    *string `json:"attempted_at"`
	NextAttemptAt  *string `json:"next_attempt_at"`
}
