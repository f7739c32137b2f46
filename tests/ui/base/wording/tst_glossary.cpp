// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

struct GlossaryTerm {
    QMap<QString, QStringList> words; ///< by language: the word to use, then others that are right in another sense or form
    QStringList oldWords;             ///< English ones, which texts must not use for it
};

struct GlossaryMessage {
    QString source;
    QString translation;
};

QByteArray translationsFile(const QString& name)
{
    QFile file(QStringLiteral(RATATOSK_SOURCE_DIR "/translations/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The rows below the header, cut at tabs.
QList<QStringList> glossaryRows(const QString& name)
{
    QList<QStringList> rows;
    for (const QString& line : QString::fromUtf8(translationsFile(name)).split('\n', Qt::SkipEmptyParts).mid(1))
        rows << line.split('\t');
    return rows;
}

/// By their English names.
QMap<QString, GlossaryTerm> glossaryTerms()
{
    QMap<QString, GlossaryTerm> terms;
    for (const QStringList& row : glossaryRows("glossary.tsv")) {
        GlossaryTerm& term = terms[row.value(0)];
        term.words = {{"de", row.value(1).split(" | ")}, {"zh_CN", row.value(2).split(" | ")}};
        term.oldWords = row.value(4).split(" | ", Qt::SkipEmptyParts);
    }
    return terms;
}

/// Without the marks of access keys, and with one space between words.
QString glossaryText(QString text)
{
    return text.remove('&').simplified();
}

QList<GlossaryMessage> glossaryMessages(const QString& language)
{
    QXmlStreamReader file(translationsFile("ratatosk_" + language + ".ts"));
    QList<GlossaryMessage> messages;
    while (!file.atEnd()) {
        if (file.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (file.name() == QLatin1String("source"))
            messages << GlossaryMessage{glossaryText(file.readElementText()), {}};
        else if (file.name() == QLatin1String("translation") && !messages.isEmpty())
            messages.last().translation = glossaryText(file.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return messages;
}

/// Finds terms by the phrases that stand for them, as whole words. The longest wins: a "foreign key" is no "key".
class TermFinder
{
public:
    /// From each phrase, in lower case, to its term.
    explicit TermFinder(const QMap<QString, QString>& phrases) : m_phrases(phrases)
    {
        QStringList longestFirst = phrases.keys();
        std::sort(longestFirst.begin(), longestFirst.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
        for (QString& phrase : longestFirst)
            phrase = QRegularExpression::escape(phrase);
        const QString before = R"((?<![\w.]))"; // "*.tab" is no word
        m_pattern = QRegularExpression(before + "(?:" + longestFirst.join('|') + R"()(?!\w))", QRegularExpression::CaseInsensitiveOption);
    }

    QSet<QString> in(const QString& text) const
    {
        QSet<QString> terms;
        for (auto matches = m_pattern.globalMatch(text); matches.hasNext();)
            terms << m_phrases.value(matches.next().captured().toLower());
        return terms;
    }

private:
    QMap<QString, QString> m_phrases;
    QRegularExpression m_pattern;
};

/// In English by the words not to use, for other languages by the name and what may be its plural.
TermFinder termFinder(const QMap<QString, GlossaryTerm>& terms, const QString& language)
{
    QMap<QString, QString> phrases;
    for (auto term = terms.begin(); term != terms.end(); ++term) {
        const QString one = term.key().toLower();
        const QStringList names{one, one + "s", one + "es", one.chopped(1) + "ies"};
        for (const QString& phrase : language == "en" ? term->oldWords : names)
            phrases[phrase] = term.key();
    }
    return TermFinder(phrases);
}

/// German is inflected: of each of its words the beginning counts.
bool saysAnyOf(const QStringList& phrases, const QString& translation, const QString& language)
{
    const auto isThere = [&](const QString& word) {
        const qsizetype kept = language == "de" ? std::max<qsizetype>(4, word.size() - 2) : word.size();
        return translation.contains(word.left(kept), Qt::CaseInsensitive);
    };
    return std::any_of(phrases.begin(), phrases.end(), [&isThere](const QString& phrase) {
        const QStringList words = phrase.split(' ');
        return std::all_of(words.begin(), words.end(), isThere);
    });
}

} // namespace

/// Texts use the words of translations/glossary.tsv: translations/README.md says how.
class TestGlossary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWellFormed();
    void textsFollowIt_data();
    void textsFollowIt();
};

void TestGlossary::isWellFormed()
{
    const auto terms = glossaryTerms();
    const TermFinder oldWords = termFinder(terms, "en");
    QSet<QString> names;
    for (const QStringList& row : glossaryRows("glossary.tsv")) {
        QVERIFY2(row.size() == 5 && !row.mid(0, 4).contains(QString()), qPrintable("a field is missing: " + row.join(" | ")));
        QVERIFY2(oldWords.in(row[3]).isEmpty(), qPrintable("defined in old words: " + row[0]));
        for (const QString& name : QStringList{row[0]} + row[4].split(" | ", Qt::SkipEmptyParts)) {
            QVERIFY2(!names.contains(name), qPrintable("there twice: " + name));
            names << name;
        }
    }
    QVERIFY(terms.size() >= 80);
    for (const QStringList& row : glossaryRows("glossary-exceptions.tsv")) {
        const bool isWhole = row.size() == 4 && QStringList({"en", "de", "zh_CN"}).contains(row[2]) && terms.contains(row[1]);
        QVERIFY2(isWhole, qPrintable("no exception: " + row.join(" | ")));
    }
}

void TestGlossary::textsFollowIt_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << language;
}

/// An exception excuses some messages of one text from one term. One that excuses more or fewer than there are is a complaint, too.
void TestGlossary::textsFollowIt()
{
    QFETCH(QString, language);
    const bool isEnglish = language == "en";
    const auto terms = glossaryTerms();
    const TermFinder finder = termFinder(terms, language);
    QMap<QStringList, QStringList> found; // by text and term
    for (const GlossaryMessage& message : glossaryMessages(isEnglish ? "de" : language)) {
        for (const QString& name : finder.in(message.source)) {
            const QString words = (isEnglish ? terms[name].oldWords : terms[name].words[language]).join("” or “");
            const QString complaint = isEnglish
                ? QString("“%1”: say “%2”, not “%3”").arg(message.source, name, words)
                : QString("“%1”: “%2” is “%3”, not “%4”").arg(message.source, name, words, message.translation);
            if (isEnglish || !saysAnyOf(terms[name].words[language], message.translation, language))
                found[{message.source, name}] << complaint;
        }
    }
    QStringList complaints;
    for (const QStringList& row : glossaryRows("glossary-exceptions.tsv")) {
        const qsizetype count = row.value(2) == language ? found.take(row.mid(0, 2)).size() : 0;
        if (row.value(2) == language && (count == 0 || count != row.value(3).toInt()))
            complaints << QString("glossary-exceptions.tsv: %1, but there are %2").arg(row.join(" | "), QString::number(count));
    }
    for (const QStringList& newOnes : std::as_const(found))
        complaints << newOnes;
    for (const QString& complaint : complaints)
        qWarning("%s", complaint.toUtf8().constData()); // a failure's own text is cut off after some 1,000 characters
    QVERIFY2(complaints.isEmpty(), qPrintable(QString("%1 complaints, see above").arg(complaints.size())));
}

RATATOSK_TEST(TestGlossary);
#include "tst_glossary.moc"
