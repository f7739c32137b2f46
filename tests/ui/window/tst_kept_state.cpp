// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "tests/ui/window_stage.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QJsonDocument>
#include <QJsonObject>

/// What a person has arranged is there at the next start.
class TestKeptState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void hidesTheSameColumns();
    void reopensTabs();
    void opensDraftsOfAnEarlierVersion();

private:
    QString file() const { return QString::fromStdString(m_database.file().string()); }

    ScratchDatabase m_database{kDogKennelScript};
};

void TestKeptState::hidesTheSameColumns()
{
    const QTemporaryDir drafts;
    const QString dogs = QStringLiteral("SELECT * FROM dogs");
    const auto summary = [](const Stage& stage) { return stage.child<QLabel>("summary")->text(); };
    {
        Stage stage(drafts.path());
        QVERIFY(stage.open(m_database.file()) && stage.run(dogs));
        auto* rows = stage.child<QTableView>("rows");
        rows->setCurrentIndex(rows->model()->index(0, 2));
        stage.trigger("hideColumn");
        QVERIFY(rows->isColumnHidden(2));
        QVERIFY2(summary(stage).contains(QStringLiteral(" · 1 column")), qPrintable(summary(stage)));
        QVERIFY(stage.run(QStringLiteral("SELECT breed, name FROM dogs")));
        QVERIFY(!rows->isColumnHidden(0)); // another statement
        QVERIFY(stage.run(dogs));
        QVERIFY(rows->isColumnHidden(2));
        stage.window->close();
    }
    Stage stage(drafts.path());
    QVERIFY(stage.open(m_database.file()) && stage.run(dogs));
    auto* rows = stage.child<QTableView>("rows");
    QVERIFY(rows->isColumnHidden(2) && !rows->isColumnHidden(3));
    stage.trigger("showColumns");
    QVERIFY(!rows->isColumnHidden(2));
    QVERIFY(!summary(stage).contains(QLatin1String("hidden")));
    QVERIFY(stage.run(dogs));
    QVERIFY(!rows->isColumnHidden(2));
}

void TestKeptState::reopensTabs()
{
    const QTemporaryDir drafts;
    {
        Stage stage(drafts.path());
        QVERIFY(stage.open(m_database.file()));
        stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT 7 -- mine"));
        stage.trigger("newTab");
        stage.child<QueryTabs>("queryTabs")->closeTab(0);
        stage.window->close();
    }
    Stage stage(drafts.path());
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QString());
    stage.trigger("reopenTab");
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 7 -- mine"));
}

/// They know nothing of closed tabs and hidden columns.
void TestKeptState::opensDraftsOfAnEarlierVersion()
{
    const QTemporaryDir drafts;
    const DraftStore store{QDir(drafts.path())};
    QVERIFY(store.save(file(), {QStringLiteral("which dogs"), {{QStringLiteral("old"), QStringLiteral("SELECT 3"), 2}}, 0}));
    QFile kept(QDir(drafts.path()).filePath(QDir(drafts.path()).entryList({QStringLiteral("*.json")}, QDir::Files).front()));
    QVERIFY(kept.open(QIODevice::ReadWrite));
    QJsonObject object = QJsonDocument::fromJson(kept.readAll()).object();
    object.remove(QStringLiteral("closed"));
    object.remove(QStringLiteral("hidden"));
    QCOMPARE(object.keys(),
             (QStringList{QStringLiteral("current"), QStringLiteral("database"), QStringLiteral("queries"), QStringLiteral("question")}));
    kept.resize(0);
    kept.write(QJsonDocument(object).toJson());
    kept.close();
    Stage stage(drafts.path());
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 3"));
    QCOMPARE(stage.child<QLineEdit>("question")->text(), QStringLiteral("which dogs"));
    stage.trigger("reopenTab"); // there is none
    QCOMPARE(stage.child<QueryTabs>("queryTabs")->count(), 1);
}

RATATOSK_WIDGET_TEST(TestKeptState);
#include "tst_kept_state.moc"
