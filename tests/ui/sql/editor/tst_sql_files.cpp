// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/sql/editor/sql_files.h"
#include "ui/window/program_resources.h"

#include <QApplication>

/// SQL from a file into a tab, and back.
class TestSqlFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void savesAndOpens();
    void tellsOfAFolderThatIsNone();
    void opensAFileThatIsDropped();

private:
    QTemporaryDir m_data;
};

void TestSqlFiles::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestSqlFiles::savesAndOpens()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    auto* files = stage.window->findChild<SqlFiles*>();
    auto* tabs = stage.window->findChild<QueryTabs*>();
    stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT 'Zürich'"));
    const QString file = m_data.filePath(QStringLiteral("dogs.sql"));
    files->save(file);
    QVERIFY(stage.message().contains(QStringLiteral("dogs.sql")));
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("dogs.sql"));
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(saved.readAll()), QStringLiteral("SELECT 'Zürich'\n"));
    files->open(file);
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("dogs.sql"));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 'Zürich'\n"));
    files->open(file);
    QCOMPARE(tabs->count(), 2); // it is open
}

void TestSqlFiles::tellsOfAFolderThatIsNone()
{
    Stage stage;
    stage.window->findChild<SqlFiles*>()->save(QStringLiteral("/nowhere/dogs.sql"));
    QVERIFY(!stage.message().isEmpty());
    QVERIFY(!stage.message().startsWith(QStringLiteral("Saved")));
    stage.window->findChild<SqlFiles*>()->open(QStringLiteral("/nowhere/dogs.sql"));
    QVERIFY(!stage.message().isEmpty());
}

void TestSqlFiles::opensAFileThatIsDropped()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    const QString file = m_data.filePath(QStringLiteral("mine.SQL"));
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write("SELECT 1") > 0);
    written.close();
    stage.window->openFile(file);
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 1"));
}

RATATOSK_WIDGET_TEST(TestSqlFiles);
#include "tst_sql_files.moc"
