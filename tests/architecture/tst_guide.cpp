// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
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

} // namespace

/// What newcomers are told of the source tree is there.
class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsThere_data();
    void namesWhatIsThere();
    void everyRoomIsListed();
};

void TestGuide::namesWhatIsThere_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"CONTRIBUTING.md", "README.md", "models/README.md"})
        QTest::newRow(name) << name;
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
