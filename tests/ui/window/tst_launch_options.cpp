// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/place_title.h"
#include "ui/window/launch_options.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

LaunchOptions optionsOf(const QString& arguments)
{
    return readLaunchOptions(QStringLiteral("ratatosk %1").arg(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

} // namespace

class TestLaunchOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAWindow();
    void printsHelpAndVersion();
    void refusesWhatItDoesNotKnow();
    void takesSeveralFiles();
    void takesOnePicture();
};

void TestLaunchOptions::opensAWindow()
{
    QVERIFY(optionsOf({}).opensWindow());
    const LaunchOptions options = optionsOf(QStringLiteral("a.db why"));
    QVERIFY(options.opensWindow());
    QCOMPARE(options.database, QStringLiteral("a.db"));
    QCOMPARE(options.question, QStringLiteral("why"));
    QVERIFY(!options.isFresh);
    QVERIFY(optionsOf(QStringLiteral("--fresh")).isFresh);
}

void TestLaunchOptions::printsHelpAndVersion()
{
    QVERIFY(optionsOf(QStringLiteral("--help")).output.contains(QLatin1String("DATABASE")));
    QVERIFY(optionsOf(QStringLiteral("--version")).output.startsWith(QLatin1String("ratatosk ")));
    QVERIFY(!optionsOf(QStringLiteral("--version")).opensWindow());
}

void TestLaunchOptions::refusesWhatItDoesNotKnow()
{
    QVERIFY(optionsOf(QStringLiteral("--nope")).error.contains(QLatin1String("nope")));
    QVERIFY(optionsOf(QStringLiteral("a.db how many dogs")).error.contains(QLatin1String("quotes")));
}

/// As far as they are there; what comes last may be a question.
void TestLaunchOptions::takesSeveralFiles()
{
    const QTemporaryDir folder;
    QStringList files;
    for (const char* name : {"a.db", "b.csv"}) {
        files << folder.filePath(QLatin1String(name));
        QFile file(files.back());
        QVERIFY(file.open(QFile::WriteOnly));
    }
    const LaunchOptions options = optionsOf(files.join(QLatin1Char(' ')) + QStringLiteral(" why"));
    QCOMPARE(options.database, placeOfFiles(files));
    QCOMPARE(options.question, QStringLiteral("why"));
    QCOMPARE(optionsOf(files.join(QLatin1Char(' '))).question, QString());
    QVERIFY(optionsOf(files.join(QLatin1Char(' ')) + QStringLiteral(" why not")).error.contains(QLatin1String("quotes")));
}

void TestLaunchOptions::takesOnePicture()
{
    const LaunchOptions options = optionsOf(QStringLiteral("--export attention --out a.svg --layer 3 --head 2 a.db why"));
    QCOMPARE(options.error, QString());
    QVERIFY(!options.opensWindow());
    QCOMPARE(options.picture, QStringLiteral("attention"));
    QCOMPARE(options.pictureFile, QStringLiteral("a.svg"));
    QCOMPARE(options.layer, 3);
    QCOMPARE(options.head, 2);
    QVERIFY(optionsOf(QStringLiteral("--export graph --out a.svg a.db")).error.isEmpty());
    for (const char* wrong :
         {"--export cake --out a.svg a.db", "--export graph a.db", "--export graph --out a.svg", "--export tree --out a.svg a.db"})
        QVERIFY2(!optionsOf(QString::fromLatin1(wrong)).error.isEmpty(), wrong);
}

RATATOSK_TEST(TestLaunchOptions);
#include "tst_launch_options.moc"
