"""Records of the API. Generated from the OpenAPI document by `npm run client`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict, Union

EventSummary = TypedDict(
    "EventSummary",
    {
        "id": "str",
        "slug": "str",
        "title": "str",
        "category": "Category",
        "status": "EventStatus",
        "phase": "EventPhase",
        "start_utc": "str",
        "end_utc": "Optional[str]",
        "start_local": "str",
        "doors_local": "Optional[str]",
        "local_dates": "LocalDates",
        "timezone": "str",
        "time_tbd": "bool",
        "date_tbd": "bool",
        "all_day": "bool",
        "venue_name": "str",
        "venue_slug": "Optional[str]",
        "city": "str",
        "region": "Optional[str]",
        "country": "Optional[str]",
        "country_code": "Optional[str]",
        "lat": "Optional[float]",
        "lng": "Optional[float]",
        "ticket_url": "str",
        "ticket_kind": "TicketKind",
        "availability": "Availability",
        "price_min": "Optional[float]",
        "price_max": "Optional[float]",
        "currency": "Optional[str]",
        "is_free": "Optional[bool]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "featured": "bool",
        "demo": "bool",
        "artists": "list[ArtistName]",
        "organizer": "Optional[EventOrganizer]",
        "genres": "list[str]",
        "series": "Optional[EventSeries]",
        "kind": "Optional[Literal['concert', 'opera', 'play', 'dance', 'circus', 'show', 'screening', 'party', 'exhibition', 'literature', 'talk', 'science', 'class', 'tour', 'family', 'food', 'market', 'festival', 'fair', 'celebration', 'conference', 'meetup', 'game', 'match', 'race', 'fitness', 'wellness', 'volunteering', 'nature', 'religion', 'civic']]",
        "audience": "Optional[Literal['kids', 'family', 'teens', 'adults', 'seniors']]",
        "languages": "list[str]",
        "accessibility": "Accessibility",
        "outdoor": "Optional[bool]",
        "dogs_allowed": "Optional[bool]",
        "age_restriction": "Optional[str]",
        "titles": "dict[str, Any]",
        "descriptions": "dict[str, Any]",
        "popularity": "float",
        "updated_at": "str",
        "conflicts": "list[EventConflict]",
        "distance_km": "float",
        "next_start": "str",
        "performances": "int",
        "last_date": "str",
        "links": "EventLinks",
    },
    total=False,
)

Category = Literal['music', 'sports', 'theater', 'film', 'comedy', 'festival', 'community', 'nightlife', 'conference']

EventStatus = Literal['scheduled', 'rescheduled', 'postponed', 'cancelled', 'moved_online']

EventPhase = Literal['announced', 'on_sale', 'sold_out', 'running', 'over', 'cancelled', 'postponed']

LocalDates = TypedDict(
    "LocalDates",
    {
        "from": "str",
        "to": "str",
    },
    total=False,
)

TicketKind = Literal['tickets', 'free', 'source', 'page']

Availability = Literal['available', 'few_left', 'sold_out', 'not_yet', 'off_sale', 'unknown']

Picture = TypedDict(
    "Picture",
    {
        "id": "str",
        "url": "str",
        "width": "int",
        "height": "int",
        "licence": "str",
        "attribution": "str",
    },
    total=False,
)

ArtistName = TypedDict(
    "ArtistName",
    {
        "name": "str",
        "slug": "str",
    },
    total=False,
)

EventOrganizer = TypedDict(
    "EventOrganizer",
    {
        "name": "str",
        "slug": "Optional[str]",
        "url": "Optional[str]",
    },
    total=False,
)

EventSeries = TypedDict(
    "EventSeries",
    {
        "id": "str",
        "slug": "str",
        "title": "str",
        "count": "int",
    },
    total=False,
)

Accessibility = TypedDict(
    "Accessibility",
    {
        "step_free": "Optional[bool]",
        "accessible_toilet": "Optional[bool]",
        "hearing_loop": "Optional[bool]",
        "sign_language": "Optional[bool]",
        "captions": "Optional[bool]",
        "audio_description": "Optional[bool]",
        "relaxed": "Optional[bool]",
    },
    total=False,
)

EventConflict = TypedDict(
    "EventConflict",
    {
        "field": "Literal['status', 'start_utc']",
        "values": "list[dict[str, Any]]",
    },
    total=False,
)

EventLinks = TypedDict(
    "EventLinks",
    {
        "self": "str",
        "page": "str",
        "ics": "str",
        "og": "str",
        "og_png": "str",
        "click": "str",
        "embed": "str",
    },
    total=False,
)

Problem = TypedDict(
    "Problem",
    {
        "ok": "bool",
        "type": "str",
        "title": "str",
        "status": "int",
        "code": "Literal['invalid_parameter', 'invalid_body', 'malformed_json', 'invalid_api_key', 'expired_api_key', 'not_found', 'token_used', 'token_expired', 'cursor_expired', 'method_not_allowed', 'not_acceptable', 'body_too_large', 'unsupported_media_type', 'quota_exceeded', 'unavailable', 'internal_error']",
        "detail": "str",
        "instance": "str",
        "request_id": "str",
        "errors": "list[InputProblem]",
    },
    total=False,
)

InputProblem = TypedDict(
    "InputProblem",
    {
        "in": "str",
        "name": "str",
        "code": "str",
        "detail": "str",
    },
    total=False,
)

EventChange = TypedDict(
    "EventChange",
    {
        "kind": "Literal['created', 'updated', 'cancelled', 'rescheduled', 'merged', 'removed']",
        "event_id": "str",
        "changed_at": "str",
        "event": "Optional[MirroredEvent]",
        "into": "str",
        "reason": "str",
    },
    total=False,
)

MirroredEvent = TypedDict(
    "MirroredEvent",
    {
        "id": "str",
        "slug": "str",
        "title": "str",
        "category": "Category",
        "status": "EventStatus",
        "phase": "EventPhase",
        "start_utc": "str",
        "end_utc": "Optional[str]",
        "start_local": "str",
        "doors_local": "Optional[str]",
        "local_dates": "LocalDates",
        "timezone": "str",
        "time_tbd": "bool",
        "date_tbd": "bool",
        "all_day": "bool",
        "venue_name": "str",
        "venue_slug": "Optional[str]",
        "city": "str",
        "region": "Optional[str]",
        "country": "Optional[str]",
        "country_code": "Optional[str]",
        "lat": "Optional[float]",
        "lng": "Optional[float]",
        "ticket_url": "str",
        "ticket_kind": "TicketKind",
        "availability": "Availability",
        "price_min": "Optional[float]",
        "price_max": "Optional[float]",
        "currency": "Optional[str]",
        "is_free": "Optional[bool]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "featured": "bool",
        "demo": "bool",
        "artists": "list[ArtistName]",
        "organizer": "Optional[EventOrganizer]",
        "genres": "list[str]",
        "series": "Optional[EventSeriesName]",
        "kind": "Optional[Literal['concert', 'opera', 'play', 'dance', 'circus', 'show', 'screening', 'party', 'exhibition', 'literature', 'talk', 'science', 'class', 'tour', 'family', 'food', 'market', 'festival', 'fair', 'celebration', 'conference', 'meetup', 'game', 'match', 'race', 'fitness', 'wellness', 'volunteering', 'nature', 'religion', 'civic']]",
        "audience": "Optional[Literal['kids', 'family', 'teens', 'adults', 'seniors']]",
        "languages": "list[str]",
        "accessibility": "Accessibility",
        "outdoor": "Optional[bool]",
        "dogs_allowed": "Optional[bool]",
        "age_restriction": "Optional[str]",
        "titles": "dict[str, Any]",
        "descriptions": "dict[str, Any]",
        "popularity": "float",
        "updated_at": "str",
        "conflicts": "list[EventConflict]",
        "links": "EventLinks",
        "description": "Optional[str]",
        "tags": "list[str]",
        "address": "Optional[str]",
        "online": "bool",
        "online_url": "Optional[str]",
        "images": "list[str]",
        "wants": "int",
        "sources": "list[EventSource]",
        "previous_start_utc": "Optional[str]",
        "canonical_slug": "str",
        "merged_ids": "list[str]",
        "created_at": "str",
        "revision": "str",
    },
    total=False,
)

EventSeriesName = TypedDict(
    "EventSeriesName",
    {
        "id": "str",
        "slug": "str",
        "title": "str",
    },
    total=False,
)

EventSource = TypedDict(
    "EventSource",
    {
        "source": "str",
        "source_id": "str",
        "url": "Optional[str]",
        "licence": "Optional[str]",
        "attribution": "Optional[str]",
        "matched_by": "Optional[str]",
        "first_seen_at": "str",
        "last_seen_at": "str",
    },
    total=False,
)

Checkpoint = TypedDict(
    "Checkpoint",
    {
        "cursor": "str",
        "events": "int",
        "root": "str",
    },
    total=False,
)

RevisionGroup = TypedDict(
    "RevisionGroup",
    {
        "name": "str",
        "events": "int",
        "root": "str",
    },
    total=False,
)

Event = TypedDict(
    "Event",
    {
        "id": "str",
        "slug": "str",
        "title": "str",
        "category": "Category",
        "status": "EventStatus",
        "phase": "EventPhase",
        "start_utc": "str",
        "end_utc": "Optional[str]",
        "start_local": "str",
        "doors_local": "Optional[str]",
        "local_dates": "LocalDates",
        "timezone": "str",
        "time_tbd": "bool",
        "date_tbd": "bool",
        "all_day": "bool",
        "venue_name": "str",
        "venue_slug": "Optional[str]",
        "city": "str",
        "region": "Optional[str]",
        "country": "Optional[str]",
        "country_code": "Optional[str]",
        "lat": "Optional[float]",
        "lng": "Optional[float]",
        "ticket_url": "str",
        "ticket_kind": "TicketKind",
        "availability": "Availability",
        "price_min": "Optional[float]",
        "price_max": "Optional[float]",
        "currency": "Optional[str]",
        "is_free": "Optional[bool]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "featured": "bool",
        "demo": "bool",
        "artists": "list[ArtistName]",
        "organizer": "Optional[EventOrganizer]",
        "genres": "list[str]",
        "series": "Optional[EventSeries]",
        "kind": "Optional[Literal['concert', 'opera', 'play', 'dance', 'circus', 'show', 'screening', 'party', 'exhibition', 'literature', 'talk', 'science', 'class', 'tour', 'family', 'food', 'market', 'festival', 'fair', 'celebration', 'conference', 'meetup', 'game', 'match', 'race', 'fitness', 'wellness', 'volunteering', 'nature', 'religion', 'civic']]",
        "audience": "Optional[Literal['kids', 'family', 'teens', 'adults', 'seniors']]",
        "languages": "list[str]",
        "accessibility": "Accessibility",
        "outdoor": "Optional[bool]",
        "dogs_allowed": "Optional[bool]",
        "age_restriction": "Optional[str]",
        "titles": "dict[str, Any]",
        "descriptions": "dict[str, Any]",
        "popularity": "float",
        "updated_at": "str",
        "conflicts": "list[EventConflict]",
        "links": "EventLinks",
        "description": "Optional[str]",
        "tags": "list[str]",
        "address": "Optional[str]",
        "online": "bool",
        "online_url": "Optional[str]",
        "images": "list[str]",
        "wants": "int",
        "sources": "list[EventSource]",
        "previous_start_utc": "Optional[str]",
        "canonical_slug": "str",
        "merged_ids": "list[str]",
        "created_at": "str",
        "revision": "str",
    },
    total=False,
)

Provenance = dict[str, Any]

FieldOrigin = TypedDict(
    "FieldOrigin",
    {
        "value": "dict[str, Any]",
        "source": "str",
        "source_id": "str",
        "since": "str",
        "pinned": "bool",
        "disagree": "list[dict[str, Any]]",
    },
    total=False,
)

Snapshot = TypedDict(
    "Snapshot",
    {
        "id": "str",
        "created_at": "str",
        "events": "int",
        "cursor": "str",
        "root": "str",
        "shards": "list[RevisionGroup]",
        "files": "list[dict[str, Any]]",
        "sources": "list[SnapshotSource]",
    },
    total=False,
)

SnapshotSource = TypedDict(
    "SnapshotSource",
    {
        "name": "str",
        "title": "Optional[str]",
        "url": "Optional[str]",
        "licence": "Optional[str]",
        "attribution": "Optional[str]",
    },
    total=False,
)

SearchInterpretation = TypedDict(
    "SearchInterpretation",
    {
        "city": "Optional[str]",
        "region": "Optional[str]",
        "country_code": "Optional[str]",
        "others": "list[dict[str, Any]]",
        "also": "list[dict[str, Any]]",
        "near": "dict[str, Any]",
        "category": "list[Literal['music', 'sports', 'theater', 'film', 'comedy', 'festival', 'community', 'nightlife', 'conference']]",
        "also_category": "list[Literal['music', 'sports', 'theater', 'film', 'comedy', 'festival', 'community', 'nightlife', 'conference']]",
        "excluded_category": "list[Literal['music', 'sports', 'theater', 'film', 'comedy', 'festival', 'community', 'nightlife', 'conference']]",
        "excluded_place": "list[dict[str, Any]]",
        "excluded_genre": "list[str]",
        "genre": "list[str]",
        "on": "str",
        "weekdays": "list[Literal['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']]",
        "on_other": "str",
        "daypart": "Literal['morning', 'afternoon', 'evening']",
        "hours": "dict[str, Any]",
        "price_max": "float",
        "price_min": "float",
        "currencies": "list[str]",
        "side": "Literal['home', 'away']",
        "sort": "Literal['price', 'start']",
        "state": "list[Literal['cancelled', 'postponed', 'sold_out']]",
        "free": "bool",
        "online": "bool",
        "audience": "Literal['kids', 'family', 'seniors']",
        "words": "str",
        "unrecorded": "list[str]",
        "ignored": "list[str]",
    },
    total=False,
)

CatalogueSource = TypedDict(
    "CatalogueSource",
    {
        "name": "str",
        "title": "Optional[str]",
        "url": "Optional[str]",
        "licence": "Optional[str]",
        "attribution": "Optional[str]",
        "demo": "bool",
        "last_success": "Optional[str]",
        "state": "Optional[Literal['working', 'failing', 'expired', 'locked', 'off']]",
        "state_since": "Optional[str]",
        "checked_at": "Optional[str]",
        "reason": "Optional[str]",
        "upcoming_events": "int",
        "cities": "list[dict[str, Any]]",
    },
    total=False,
)

VenueSummary = TypedDict(
    "VenueSummary",
    {
        "id": "str",
        "slug": "str",
        "name": "str",
        "address": "Optional[str]",
        "city": "Optional[str]",
        "region": "Optional[str]",
        "country_code": "Optional[str]",
        "lat": "Optional[float]",
        "lng": "Optional[float]",
        "timezone": "Optional[str]",
        "capacity": "Optional[int]",
        "url": "Optional[str]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "upcoming_events": "int",
        "wikidata_id": "Optional[str]",
        "data_sources": "list[DataSource]",
        "distance_km": "float",
    },
    total=False,
)

DataSource = TypedDict(
    "DataSource",
    {
        "source": "str",
        "licence": "str",
        "attribution": "str",
    },
    total=False,
)

Venue = TypedDict(
    "Venue",
    {
        "id": "str",
        "slug": "str",
        "name": "str",
        "address": "Optional[str]",
        "city": "Optional[str]",
        "region": "Optional[str]",
        "country_code": "Optional[str]",
        "lat": "Optional[float]",
        "lng": "Optional[float]",
        "timezone": "Optional[str]",
        "capacity": "Optional[int]",
        "url": "Optional[str]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "upcoming_events": "int",
        "wikidata_id": "Optional[str]",
        "data_sources": "list[DataSource]",
    },
    total=False,
)

Artist = TypedDict(
    "Artist",
    {
        "id": "str",
        "slug": "str",
        "name": "str",
        "genres": "Optional[str]",
        "spotify_id": "Optional[str]",
        "musicbrainz_id": "Optional[str]",
        "wikidata_id": "Optional[str]",
        "image_url": "Optional[str]",
        "picture": "Picture",
        "url": "Optional[str]",
        "upcoming_events": "int",
        "total_demands": "int",
        "data_sources": "list[DataSource]",
    },
    total=False,
)

Organizer = TypedDict(
    "Organizer",
    {
        "id": "str",
        "slug": "str",
        "name": "str",
        "other_names": "list[str]",
        "country_code": "Optional[str]",
        "url": "Optional[str]",
        "upcoming_events": "int",
    },
    total=False,
)

ArticleSummary = TypedDict(
    "ArticleSummary",
    {
        "title": "str",
        "slug": "str",
        "summary": "str",
        "lang": "str",
        "category": "Optional[Category]",
        "image_url": "Optional[str]",
        "published_at": "str",
    },
    total=False,
)

Article = TypedDict(
    "Article",
    {
        "title": "str",
        "slug": "str",
        "summary": "str",
        "lang": "str",
        "category": "Optional[Category]",
        "image_url": "Optional[str]",
        "published_at": "str",
        "body": "str",
        "body_html": "str",
        "author": "Optional[str]",
        "source_url": "Optional[str]",
        "original_lang": "str",
        "source": "str",
        "licence": "Optional[str]",
        "attribution": "Optional[str]",
        "updated_at": "str",
        "translations": "list[ArticleText]",
    },
    total=False,
)

ArticleText = TypedDict(
    "ArticleText",
    {
        "lang": "str",
        "title": "str",
        "slug": "str",
        "summary": "str",
        "body": "str",
        "body_html": "str",
    },
    total=False,
)

PlanOutfit = TypedDict(
    "PlanOutfit",
    {
        "summary": "str",
        "options": "list[PlanOption]",
        "weather": "PlanWeather",
        "items": "list[str]",
    },
    total=False,
)

PlanOption = TypedDict(
    "PlanOption",
    {
        "label": "str",
        "provider": "str",
        "url": "str",
        "note": "Optional[str]",
    },
    total=False,
)

PlanWeather = TypedDict(
    "PlanWeather",
    {
        "temperature_c": "Optional[float]",
        "conditions": "str",
        "source": "Literal['forecast', 'climate', 'none']",
    },
    total=False,
)

PlanTransport = TypedDict(
    "PlanTransport",
    {
        "summary": "str",
        "options": "list[PlanOption]",
        "arrive_by_local": "Optional[str]",
        "leave_home_tip": "str",
    },
    total=False,
)

PlanHotel = TypedDict(
    "PlanHotel",
    {
        "summary": "str",
        "options": "list[PlanOption]",
        "check_in": "Optional[str]",
        "check_out": "Optional[str]",
    },
    total=False,
)

PlanDinner = TypedDict(
    "PlanDinner",
    {
        "summary": "str",
        "options": "list[PlanOption]",
        "reserve_at_local": "Optional[str]",
    },
    total=False,
)

PlanMusic = TypedDict(
    "PlanMusic",
    {
        "summary": "str",
        "options": "list[PlanOption]",
        "artists": "list[dict[str, Any]]",
    },
    total=False,
)

PlanStep = TypedDict(
    "PlanStep",
    {
        "kind": "Literal['meal', 'arrival', 'event']",
        "at_local": "str",
        "what": "str",
        "minutes": "int",
    },
    total=False,
)

PlanNotice = TypedDict(
    "PlanNotice",
    {
        "code": "Literal['cancelled', 'over', 'postponed', 'moved_online', 'online', 'place_unknown', 'sample', 'sold_out', 'sales_ended', 'not_on_sale', 'rescheduled', 'runs_days', 'has_begun', 'date_unconfirmed', 'time_unknown', 'hours_unknown', 'all_day']",
        "from": "Optional[str]",
        "to": "Optional[str]",
        "date": "Optional[str]",
    },
    total=False,
)

EventMetrics = TypedDict(
    "EventMetrics",
    {
        "estimated": "bool",
        "total": "int",
        "upcoming": "int",
        "by_category": "dict[str, Any]",
        "by_country": "dict[str, Any]",
        "cities": "int",
        "added_24h": "int",
        "added_7d": "int",
    },
    total=False,
)

NewsMetrics = TypedDict(
    "NewsMetrics",
    {
        "articles": "int",
        "languages": "int",
        "latest_published_at": "Optional[str]",
    },
    total=False,
)

UserMetrics = TypedDict(
    "UserMetrics",
    {
        "api_keys": "int",
        "by_tier": "dict[str, Any]",
        "subscribers": "int",
    },
    total=False,
)

DemandMetrics = TypedDict(
    "DemandMetrics",
    {
        "total": "int",
        "artists": "int",
        "cities": "int",
    },
    total=False,
)

AffiliateMetrics = TypedDict(
    "AffiliateMetrics",
    {
        "clicks": "int",
        "repeated_clicks": "int",
        "clicks_24h": "int",
        "by_partner": "dict[str, Any]",
    },
    total=False,
)

Webhook = TypedDict(
    "Webhook",
    {
        "id": "str",
        "url": "str",
        "description": "Optional[str]",
        "filter": "dict[str, Any]",
        "kinds": "list[Literal['created', 'updated', 'cancelled', 'rescheduled', 'merged', 'removed', 'left']]",
        "batch_size": "int",
        "status": "Literal['active', 'unverified', 'failing', 'disabled']",
        "disabled_reason": "Optional[Literal['failing', 'gone', 'paused']]",
        "failing_since": "Optional[str]",
        "cursor": "str",
        "created_at": "str",
    },
    total=False,
)

WebhookDelivery = TypedDict(
    "WebhookDelivery",
    {
        "id": "str",
        "type": "Literal['events.changed', 'webhook.test', 'webhook.challenge']",
        "changes": "int",
        "status": "Literal['pending', 'delivered', 'failed']",
        "attempts": "int",
        "response_status": "Optional[int]",
        "error": "Optional[str]",
        "duration_ms": "Optional[int]",
        "since": "str",
        "next_cursor": "str",
        "created_at": "str",
        "attempted_at": "Optional[str]",
        "next_attempt_at": "Optional[str]",
    },
    total=False,
)
