"""Runs against the API at MARQUEE_URL, which has 230 concerts in Berlin and refuses every fifth request once with 429."""

import os
import typing
import unittest

from marquee import Event, Marquee, MarqueeError

URL = os.environ["MARQUEE_URL"]


class MarqueeTest(unittest.TestCase):
    def setUp(self) -> None:
        self.marquee = Marquee(URL)

    def test_yields_every_event_of_a_list(self) -> None:
        titles = {event["title"] for event in self.marquee.events(city="Berlin", category=["music", "comedy"], free=False)}
        self.assertEqual(len(titles), 230)

    def test_skips_the_offset_once(self) -> None:
        self.assertEqual(len(list(self.marquee.events(offset=200, limit=10))), 30)

    def test_reads_one_event(self) -> None:
        first = next(self.marquee.events(limit=1))
        self.assertEqual(self.marquee.event(first["slug"])["id"], first["id"])

    def test_copies_the_catalogue_and_continues(self) -> None:
        pages = list(self.marquee.changes())
        self.assertEqual(sum(len(changes) for changes, _cursor in pages), 230)
        self.assertEqual([changes for changes, _cursor in self.marquee.changes(pages[-1][1])], [[]])

    def test_raises_the_problem_of_a_wrong_parameter(self) -> None:
        with self.assertRaises(MarqueeError) as caught:
            self.marquee.get("/events", from_="never")
        self.assertEqual((caught.exception.status, caught.exception.code), (400, "invalid_parameter"))
        self.assertEqual([error["name"] for error in caught.exception.errors], ["from"])

    def test_raises_at_once_if_the_wait_is_too_long(self) -> None:
        impatient = Marquee(URL, max_wait=0)
        with self.assertRaises(MarqueeError) as caught:
            for _attempt in range(5):
                impatient.get("/venues")
        self.assertEqual((caught.exception.code, caught.exception.retry_after), ("quota_exceeded", 1.0))

    def test_describes_the_fields_of_an_event(self) -> None:
        hints = typing.get_type_hints(Event)
        event = self.marquee.event(next(self.marquee.events(limit=1))["slug"])
        self.assertEqual(set(event) - set(hints), set())
        self.assertEqual(hints["price_min"], typing.Optional[float])

    def test_posts_json(self) -> None:
        result = self.marquee.post("/demand-it", {"artist_name": "Air", "city": "Berlin"})
        self.assertEqual(result["artist"]["name"], "Air")


if __name__ == "__main__":
    unittest.main()
