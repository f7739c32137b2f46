// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_topic.h"

#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/help/manual.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QSet>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

/// F1 opens the page about the part of the window with the focus.
class TestManualTopic : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void knowsThePartsOfTheWindow_data();
    void knowsThePartsOfTheWindow();
    void namesPagesThatExist();
    void knowsThePageInFrontByTheTabs();
    void knowsNothingOutside();
};

void TestManualTopic::knowsThePartsOfTheWindow_data()
{
    QTest::addColumn<QByteArray>("widget");
    QTest::addColumn<QString>("topic");
    QTest::newRow("question") << QByteArray("question") << "ask";
    QTest::newRow("schema") << QByteArray("schemaTree") << "schema";
    QTest::newRow("filter of the schema") << QByteArray("schemaFilter") << "schema";
    QTest::newRow("start page") << QByteArray("recentDatabases") << "open";
    QTest::newRow("server") << QByteArray("serverConnect") << "server";
    QTest::newRow("answers") << QByteArray("answers") << "confidence";
    QTest::newRow("conversation") << QByteArray("thread") << "conversation";
    QTest::newRow("words") << QByteArray("reading") << "words";
    QTest::newRow("steps") << QByteArray("steps") << "steps";
    QTest::newRow("links") << QByteArray("links") << "links";
    QTest::newRow("attention") << QByteArray("testWords") << "attention";
    QTest::newRow("tree") << QByteArray("treeMode") << "tree";
    QTest::newRow("graph") << QByteArray("schemaGraph") << "graph";
    QTest::newRow("rows") << QByteArray("rows") << "rows";
    QTest::newRow("editor") << QByteArray("sqlEditor") << "sql";
    QTest::newRow("parameters") << QByteArray("runWithParameters") << "parameters";
    QTest::newRow("changes") << QByteArray("pendingChanges") << "edit";
}

void TestManualTopic::knowsThePartsOfTheWindow()
{
    QFETCH(QByteArray, widget);
    QFETCH(QString, topic);
    const Stage stage;
    const auto* part = stage.child<QWidget>(widget.constData());
    QVERIFY(part);
    QCOMPARE(manualTopic(part), topic);
}

void TestManualTopic::namesPagesThatExist()
{
    const QList<ManualPage> pages = manualPages(QStringLiteral("en"));
    const Stage stage;
    QSet<QString> topics;
    for (const QWidget* widget : stage.window->findChildren<QWidget*>())
        topics << manualTopic(widget);
    topics.remove(QString());
    QVERIFY(topics.size() >= 15);
    for (const QString& topic : topics)
        QVERIFY2(std::any_of(pages.begin(), pages.end(), [&](const ManualPage& page) { return page.id == topic; }), qPrintable(topic));
}

void TestManualTopic::knowsThePageInFrontByTheTabs()
{
    const Stage stage;
    auto* why = stage.child<QTabWidget>("why");
    for (int page = 0; page < why->count(); ++page) {
        why->setCurrentIndex(page);
        QVERIFY(!manualTopic(why->tabBar()).isEmpty());
        QCOMPARE(manualTopic(why->tabBar()), manualTopic(why->widget(page)));
    }
}

void TestManualTopic::knowsNothingOutside()
{
    QCOMPARE(manualTopic(nullptr), QString());
    const QWidget lonely;
    QCOMPARE(manualTopic(&lonely), QString());
}

RATATOSK_WIDGET_TEST(TestManualTopic);
#include "tst_manual_topic.moc"
