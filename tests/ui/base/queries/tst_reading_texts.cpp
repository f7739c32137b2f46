// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/reading_texts.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// What tells the readings of a question apart.
class TestReadingTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsReadingsApart();
    void tellsConditionsBeforeRepetitions();
    void keepsNames();
    void saysWhatOneAloneShows();
    void saysNothingWhereWordsDoNotTell();
};

namespace {

QStringList textsOf(const std::vector<std::string>& statements)
{
    Answer answer;
    for (const std::string& sql : statements)
        answer.candidates.push_back({.sql = sql});
    return readingTexts(answer, librarySchema());
}

} // namespace

void TestReadingTexts::tellsReadingsApart()
{
    const QStringList texts = textsOf(
        {"SELECT avg(pages) FROM book", "SELECT max(pages) FROM book", "SELECT avg(pages) FROM book WHERE title = 'Dawn'"});
    QCOMPARE(texts, (QStringList{"The average book.pages", "The highest book.pages", "Only rows where book.title is “Dawn”"}));
}

/// Repetitions are told only where nothing else differs.
void TestReadingTexts::tellsConditionsBeforeRepetitions()
{
    QCOMPARE(textsOf({"SELECT DISTINCT title FROM book", "SELECT title FROM book WHERE pages > 9"}).last(),
             QStringLiteral("Only rows where book.pages is more than 9"));
    QCOMPARE(textsOf({"SELECT DISTINCT title FROM book", "SELECT title FROM book"}).last(), QStringLiteral("With duplicates"));
}

void TestReadingTexts::keepsNames()
{
    QCOMPARE(textsOf({"SELECT title FROM book", "SELECT author_id FROM book"}), (QStringList{"book.title", "book.author_id"}));
}

void TestReadingTexts::saysWhatOneAloneShows()
{
    QCOMPARE(textsOf({"SELECT avg(pages) FROM book WHERE pages > 9"}),
             QStringList{"The average pages from book where pages is more than 9"});
    QCOMPARE(textsOf({"SELECT title FROM book ORDER BY pages DESC LIMIT 1"}),
             QStringList{"Title from book; sorted by pages, largest first"});
    QCOMPARE(textsOf({"no SELECT at all"}), QStringList{QString()});
    QCOMPARE(textsOf({}), QStringList());
}

void TestReadingTexts::saysNothingWhereWordsDoNotTell()
{
    QCOMPARE(textsOf({"SELECT title FROM book", "SELECT title FROM book"}), (QStringList{QString(), QString()}));
    QCOMPARE(textsOf({"no SELECT at all", "SELECT title FROM book"}), (QStringList{QString(), QString()}));
}

RATATOSK_TEST(TestReadingTexts);
#include "tst_reading_texts.moc"
