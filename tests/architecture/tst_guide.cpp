// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace {

QString textOf(const QString& name)
{
    QFile file(QDir(RATATOSK_SOURCE_DIR).filePath(name));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A folder, a file, or a unit without its ending.
bool exists(const QString& path)
{
    const QDir root(RATATOSK_SOURCE_DIR);
    return root.exists(path) || root.exists(path + ".h") || root.exists(path + ".cpp");
}

/// The pages beside the code: core/sql/README.md and its like.
QStringList pagesOfHouses()
{
    const QDir root(RATATOSK_SOURCE_DIR);
    QStringList pages;
    for (const char* parent : {"core", "ui", "tests"})
        for (const QString& house : QDir(root.filePath(parent)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (const QString page = QStringLiteral("%1/%2/README.md").arg(parent, house); root.exists(page))
                pages << page;
    return pages;
}

} // namespace

/// What the guides say about the source tree is there.
class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsThere_data();
    void namesWhatIsThere();
    void linksLeadSomewhere_data();
    void linksLeadSomewhere();
    void pagesStayShort_data();
    void pagesStayShort();
    void everyRoomIsListed();
};

void TestGuide::namesWhatIsThere_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"CONTRIBUTING.md", "README.md", "app/README.md", "models/README.md", "models/measurements.md", "models/ratatosk/MODEL_CARD.md"})
        QTest::newRow(name) << name;
    for (const QString& page : pagesOfHouses())
        QTest::newRow(qPrintable(page)) << page;
}

void TestGuide::namesWhatIsThere()
{
    QFETCH(QString, name);
    static const QRegularExpression path(R"((?<![\w/.-])(?:core|ui|app|tests|resources|models)/[\w/.-]*\w(?![\w/*]))");
    const QString text = textOf(name);
    QVERIFY(!text.isEmpty());
    QStringList missing;
    for (auto matches = path.globalMatch(text); matches.hasNext();) {
        const QString place = matches.next().captured();
        if (!exists(place))
            missing << place;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
}

void TestGuide::linksLeadSomewhere_data()
{
    QTest::addColumn<QString>("name");
    const QDir root(RATATOSK_SOURCE_DIR);
    QStringList pages = root.entryList({"*.md"}, QDir::Files);
    pages += pagesOfHouses();
    for (const char* folder : {"app", "models", "resources/packaging", "resources/screenshots", "translations"}) {
        QDirIterator files(root.filePath(folder), {"*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            pages << root.relativeFilePath(files.next());
    }
    for (const QString& page : pages)
        QTest::newRow(qPrintable(page)) << page;
}

void TestGuide::linksLeadSomewhere()
{
    QFETCH(QString, name);
    static const QRegularExpression link(R"(\]\((?!\w+:|#)([^)#]+)[^)]*\))");
    const QDir folder = QFileInfo(QDir(RATATOSK_SOURCE_DIR).filePath(name)).dir();
    const QString text = textOf(name);
    QVERIFY(!text.isEmpty());
    for (auto links = link.globalMatch(text); links.hasNext();) {
        const QString place = links.next().captured(1);
        QVERIFY2(folder.exists(place), qPrintable(place));
    }
}

void TestGuide::pagesStayShort_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("mostLines");
    QTest::addColumn<int>("mostCharacters"); ///< of a line, as of a row of a table
    QTest::newRow("README") << "README.md" << 120 << 120;
    QTest::newRow("model card") << "models/ratatosk/MODEL_CARD.md" << 150 << 120;
    QTest::newRow("guide") << "CONTRIBUTING.md" << 250 << 600;
}

/// What grows a line with each measurement is read by nobody: it has pages of its own.
void TestGuide::pagesStayShort()
{
    QFETCH(QString, name);
    QFETCH(int, mostLines);
    QFETCH(int, mostCharacters);
    const QStringList lines = textOf(name).trimmed().split('\n');
    QVERIFY2(lines.size() <= mostLines, qPrintable(QString::number(lines.size())));
    for (const QString& line : lines)
        QVERIFY2(line.size() <= mostCharacters, qPrintable(line));
}

void TestGuide::everyRoomIsListed()
{
    const QString guide = textOf("CONTRIBUTING.md");
    const QString rooms = guide.section("## Rooms", 1).section("## Where", 0, 0);
    for (const QString& parent : {QString("core"), QString("ui"), QString("app")}) {
        for (const QString& folder : QDir(QDir(RATATOSK_SOURCE_DIR).filePath(parent)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(rooms.contains('/' + folder + '`') || rooms.contains('`' + folder + '`'), qPrintable(parent + "/" + folder));
    }
}

RATATOSK_TEST(TestGuide);
#include "tst_guide.moc"
