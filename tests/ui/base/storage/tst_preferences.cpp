// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/preferences.h"

#include <QTemporaryDir>
#include <QTest>

class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersTheLatestFirst();
    void comesBackAfterARestart();
    void dropsALayoutOfAnotherVersion();

private:
    QString newFile() { return m_folder.filePath(QStringLiteral("%1.ini").arg(++m_files)); }

    QTemporaryDir m_folder;
    int m_files = 0;
};

void TestPreferences::remembersTheLatestFirst()
{
    Preferences preferences(newFile());
    for (int file = 0; file < 20; ++file)
        preferences.addRecentDatabase(QString::number(file));
    preferences.addRecentDatabase(QStringLiteral("15"));
    QCOMPARE(preferences.recentDatabases().size(), Preferences::kMaxRecent);
    QCOMPARE(preferences.recentDatabases().mid(0, 3), (QStringList{QStringLiteral("15"), QStringLiteral("19"), QStringLiteral("18")}));
}

void TestPreferences::comesBackAfterARestart()
{
    const QString file = newFile();
    {
        Preferences preferences(file);
        preferences.setAppearance(Appearance::Dark);
        preferences.setModelFolder(QStringLiteral("/models/mine"));
        preferences.setWindowPlacement("geometry", "state");
        preferences.addRecentDatabase(QStringLiteral("/d/dogs.sqlite"));
        preferences.addRecentQuestion(QStringLiteral("how many dogs, in all?"), QStringLiteral("/d/dogs.sqlite"));
        preferences.addRecentQuestion(QStringLiteral("who sings?"), QStringLiteral("/d/concerts.sqlite"));
    }
    const Preferences preferences(file);
    QCOMPARE(preferences.appearance(), Appearance::Dark);
    QCOMPARE(preferences.modelFolder(), QStringLiteral("/models/mine"));
    QCOMPARE(preferences.windowState(), QByteArray("state"));
    QCOMPARE(preferences.recentQuestions(QStringLiteral("/d/dogs.sqlite")), QStringList{QStringLiteral("how many dogs, in all?")});
    QCOMPARE(preferences.recentQuestions(QStringLiteral("/d/concerts.sqlite")), QStringList{QStringLiteral("who sings?")});
}

void TestPreferences::dropsALayoutOfAnotherVersion()
{
    const QString file = newFile();
    Preferences(file).setWindowPlacement("geometry", "state");
    QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("window/stateVersion"), Preferences::kWindowStateVersion + 1);
    QVERIFY(Preferences(file).windowState().isEmpty());
}

RATATOSK_TEST(TestPreferences);
#include "tst_preferences.moc"
