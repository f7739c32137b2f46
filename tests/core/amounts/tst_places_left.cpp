// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/amounts/places_left.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPlacesLeft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPlaces = "CREATE TABLE course (id INTEGER PRIMARY KEY, title TEXT, seats INTEGER, begins TEXT);"
                                     "CREATE TABLE enrolment (course_id INTEGER REFERENCES course(id), member TEXT, status TEXT);";

void TestPlacesLeft::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("of each") << "How many seats are still free in each course of 2025?"
                             << "SELECT title, seats FROM course WHERE strftime('%Y', begins) = '2025'"
                             << "SELECT c.title, c.seats - count(e.course_id) FROM course AS c LEFT JOIN enrolment AS e ON c.id = "
                                "e.course_id WHERE strftime('%Y', c.begins) = '2025' GROUP BY c.id";
    QTest::newRow("in few words")
        << "places left per course"
        << "SELECT title, 2025 - seats FROM course"
        << "SELECT c.title, c.seats - count(e.course_id) FROM course AS c LEFT JOIN enrolment AS e ON c.id = e.course_id GROUP BY c.id";
    QTest::newRow("by some alone")
        << "free seats per course, enrolments confirmed"
        << "SELECT c.title FROM course AS c JOIN enrolment AS e ON c.id = e.course_id WHERE e.status = 'confirmed'"
        << "SELECT c.title, c.seats - count(e.course_id) FROM course AS c LEFT JOIN enrolment AS e ON c.id = e.course_id AND e.status = "
           "'confirmed' GROUP BY c.id";
    QTest::newRow("available ones") << "Find the total number of seats available."
                                    << "SELECT sum(seats) FROM course"
                                    << "";
    QTest::newRow("all of them") << "How many seats does each course have?"
                                 << "SELECT title, seats FROM course"
                                 << "";
    QTest::newRow("of something else") << "Which courses have seats and a free lunch?"
                                       << "SELECT title FROM course WHERE seats > 0"
                                       << "";
}

void TestPlacesLeft::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfPlaces, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return reckonPlacesLeft(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestPlacesLeft);
#include "tst_places_left.moc"
