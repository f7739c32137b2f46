// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual.h"

#include "tests/support/test_program.h"
#include "ui/base/menus/window_actions.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QMainWindow>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

constexpr int kMostPictureBytes = 40 * 1024;
constexpr int kMostWordsOfPage = 180;
constexpr int kMostWordsOfSentence = 25;

QStringList manualMatches(const QString& text, const char* pattern)
{
    QStringList found;
    const QRegularExpression expression{QLatin1String(pattern)};
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found << matches.next().captured(1);
    return found;
}

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

QStringList commandsIn(const ManualPage& page)
{
    return manualMatches(page.text, R"(\{(\w+)\})");
}

QStringList picturesIn(const ManualPage& page)
{
    return manualMatches(page.text, R"(!\[[^\]]+\]\(([^)]+)\))");
}

QStringList linksIn(const ManualPage& page)
{
    return manualMatches(page.text, R"(\]\(#([^)]+)\))");
}

/// As it is read: a command counts as two words, the text of a picture is none of the page.
QString proseOf(const ManualPage& page)
{
    QString text = page.text;
    text.remove(QRegularExpression(R"(!\[[^\]]+\]\([^)]+\))"));
    text.replace(QRegularExpression(R"(\]\([^)]+\))"), "]");
    return text.replace(QRegularExpression(R"(\{\w+\})"), "Menu Command");
}

qsizetype wordsIn(const QString& text)
{
    return manualMatches(text, R"(([\w'’-]+))").size();
}

/// A text of the window without mnemonics and dots: "&Save As…", "另存为(&S)…".
QString plainLabel(QString text)
{
    return text.remove(QRegularExpression(R"(\(&\w\))")).remove('&').remove(QChar(0x2026)).trimmed();
}

QSet<QString> labelsOfWindow(const QString& language)
{
    const QString file = language == "en" ? QString("de") : language; // has the English texts, too
    QFile texts(QStringLiteral(RATATOSK_SOURCE_DIR "/translations/ratatosk_%1.ts").arg(file));
    QSet<QString> labels;
    if (!texts.open(QIODevice::ReadOnly))
        return labels;
    QXmlStreamReader reader(&texts);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == (language == "en" ? u"source" : u"translation"))
            labels << plainLabel(reader.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return labels;
}

} // namespace

/// What the manual says, in all its languages.
class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void isThereInEveryLanguage_data() { addLanguages(); }
    void isThereInEveryLanguage();
    void showsAPictureForEachTask();
    void linksToItsOwnPages();
    void namesOnlyCommandsThatExist();
    void namesOnlyTextsOfTheWindow_data() { addLanguages(); }
    void namesOnlyTextsOfTheWindow();
    void isShort_data();
    void isShort();
    void namesACommandWithItsKey();
    void findsPages_data();
    void findsPages();
    void listsItsPagesByParts();

private:
    static void addLanguages();
};

void TestManual::addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << language;
}

void TestManual::isThereInEveryLanguage()
{
    QFETCH(QString, language);
    const QList<ManualPage> english = manualPages("en"), pages = manualPages(language);
    QVERIFY(english.size() >= 30);
    QCOMPARE(pages.size(), english.size());
    QSet<QString> titles;
    for (qsizetype page = 0; page < pages.size(); ++page) {
        QCOMPARE(pages[page].id, english[page].id);
        QVERIFY2(!pages[page].title.isEmpty() && !pages[page].part.isEmpty(), qPrintable(pages[page].id));
        QCOMPARE(picturesIn(pages[page]), picturesIn(english[page]));
        QCOMPARE(sorted(commandsIn(pages[page])), sorted(commandsIn(english[page])));
        QCOMPARE(sorted(linksIn(pages[page])), sorted(linksIn(english[page])));
        QVERIFY2(!pages[page].text.contains("SPDX"), qPrintable(pages[page].id));
        titles << pages[page].title;
    }
    QCOMPARE(titles.size(), pages.size());
    QVERIFY(manualPages("fi").isEmpty());
}

/// All pages but those of the last part, the reference, are tasks.
void TestManual::showsAPictureForEachTask()
{
    const QList<ManualPage> pages = manualPages("en");
    int tasks = 0;
    for (const ManualPage& page : pages) {
        const QStringList pictures = picturesIn(page);
        QVERIFY2(page.part == pages.last().part || pictures.size() == 1, qPrintable(page.id));
        for (const QString& picture : pictures) {
            QFile file(":/help/" + picture);
            QVERIFY2(!QImage(file.fileName()).isNull(), qPrintable(picture));
            QVERIFY2(file.size() <= kMostPictureBytes, qPrintable(picture));
        }
        tasks += static_cast<int>(pictures.size());
    }
    QVERIFY(tasks >= 20);
}

void TestManual::linksToItsOwnPages()
{
    const QList<ManualPage> pages = manualPages("en");
    for (const ManualPage& page : pages) {
        for (const QString& link : linksIn(page)) {
            const bool isThere = std::any_of(pages.begin(), pages.end(), [&](const ManualPage& other) { return other.id == link; });
            QVERIFY2(isThere, qPrintable(page.id + " links to " + link));
        }
    }
}

void TestManual::namesOnlyCommandsThatExist()
{
    QMainWindow window;
    const WindowActions actions(&window);
    for (const ManualPage& page : manualPages("en"))
        QCOMPARE(manualMatches(withCommands(page.text, window), R"(\{(\w+)\})"), QStringList());
}

/// Words in bold are texts of panels, tabs and buttons.
void TestManual::namesOnlyTextsOfTheWindow()
{
    QFETCH(QString, language);
    const QSet<QString> labels = labelsOfWindow(language);
    QVERIFY(labels.size() > 500);
    for (const ManualPage& page : manualPages(language)) {
        for (const QString& label : manualMatches(page.text, R"(\*\*([^*]+)\*\*)"))
            QVERIFY2(labels.contains(label), qPrintable(page.id + ": " + label));
    }
}

void TestManual::isShort_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("German") << "de";
}

void TestManual::isShort()
{
    QFETCH(QString, language);
    int sentences = 0;
    QStringList longOnes;
    for (const ManualPage& page : manualPages(language)) {
        const QString prose = proseOf(page);
        QVERIFY2(wordsIn(prose) <= kMostWordsOfPage, qPrintable(page.id));
        for (const QString& sentence : prose.split(QRegularExpression(R"((?<=[.?!:])\s+|\n)"), Qt::SkipEmptyParts)) {
            const qsizetype words = wordsIn(sentence);
            sentences += words > 1;
            if (words > kMostWordsOfSentence)
                longOnes << sentence;
        }
    }
    QVERIFY(sentences > 200);
    QVERIFY2(longOnes.size() * 20 < sentences, qPrintable(longOnes.join('\n')));
}

void TestManual::namesACommandWithItsKey()
{
    QMainWindow window;
    const WindowActions actions(&window);
    actions.open->setShortcut(QKeySequence("Ctrl+Y"));
    QCOMPARE(withCommands("Choose {open}.", window), QString("Choose *File > %1* (Ctrl+Y).").arg(plainLabel(actions.open->text())));
    QCOMPARE(withCommands("{log} and {nothing}", window), QString("*Help > %1* and {nothing}").arg(plainLabel(actions.log->text())));
    QCOMPARE(withCommands("", window), QString());
}

void TestManual::findsPages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("a word of a title") << "pivot"
                                       << "pivot";
    QTest::newRow("in other letters") << "ATTENTION MAPS"
                                      << "attention";
    QTest::newRow("words of a text, in any order") << "primary cell backup"
                                                   << "edit";
    QTest::newRow("a part of a word") << "misspel"
                                      << "spelling";
    QTest::newRow("a value between marks") << "--parameter name=VALUE"
                                           << "parameters";
    QTest::newRow("nothing") << " "
                             << "";
    QTest::newRow("not there") << "xylophone"
                               << "";
    QTest::newRow("the file of a picture") << "pictures/open.png"
                                           << "";
}

void TestManual::findsPages()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    const QList<ManualPage> found = pagesWith(text, manualPages("en"));
    QCOMPARE(found.isEmpty() ? QString() : found.first().id, first);
}

void TestManual::listsItsPagesByParts()
{
    const QList<ManualPage> pages{{"a", "First", "One", {}}, {"b", "First", "Two", {}}, {"c", "Second", "Three", {}}};
    QCOMPARE(manualContents("All", pages), QString("# All\n\n**First**\n\n- [One](#a)\n- [Two](#b)\n\n**Second**\n\n- [Three](#c)\n"));
}

RATATOSK_WIDGET_TEST(TestManual);
#include "tst_manual.moc"
