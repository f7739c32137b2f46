// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/files/import_bar.h"

#include <QLabel>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

using namespace ratatosk;

/// Files of data in the window.
class TestImports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", (m_folder.path() + "/cache").toUtf8()); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }

    void opensLikeADatabase();
    void opensWhatIsDropped();
    void staysReadOnly();
    void tellsOfAChangeAndReadsAgain();
    void saysWhyNot();
    void namesABadSpot();
    void stops();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.path() + "/" + name);
        return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

void TestImports::opensLikeADatabase()
{
    Stage stage;
    const QString file = write("sales.csv", "region,amount\nNorth,1.5\n");
    QVERIFY(stage.open(file.toStdString()));
    const Workspace& workspace = stage.window->workspace();
    QCOMPARE(workspace.databaseFile(), file);
    QCOMPARE(workspace.sourceFile(), file);
    QVERIFY(workspace.readFile().contains("/cache/ratatosk/imports/"));
    QCOMPARE(workspace.schema().table(TableId{0}).name, "sales");
    QVERIFY2(stage.window->windowTitle().startsWith("sales.csv (read-only)"), qPrintable(stage.window->windowTitle()));
    QCOMPARE(stage.preferences.recentDatabases().value(0), file);
    QVERIFY(!stage.child<ImportBar>("importBar")->isVisible());
    QVERIFY(stage.run("SELECT amount FROM sales"));
}

void TestImports::opensWhatIsDropped()
{
    Stage stage;
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write("dropped.csv", "a\n1\n"))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(stage.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(stage.window.get(), &drop);
    QVERIFY(opened.wait());
    QCOMPARE(stage.window->workspace().schema().table(TableId{0}).name, "dropped");
}

void TestImports::staysReadOnly()
{
    Stage stage;
    QVERIFY(stage.open(write("fixed.csv", "a\n1\n").toStdString()));
    stage.child<QAction>("editing")->trigger();
    QVERIFY2(stage.message().contains("imported from fixed.csv and are read-only"), qPrintable(stage.message()));
    QVERIFY(!stage.window->workspace().isEditing());
    QVERIFY(!stage.child<QAction>("editing")->isChecked());
}

void TestImports::tellsOfAChangeAndReadsAgain()
{
    Stage stage;
    const QString file = write("moving.csv", "a\n1\n");
    QVERIFY(stage.open(file.toStdString()));
    write("moving.csv", "a,b\n1,2\n");
    QTRY_VERIFY(stage.message().contains("Another program has changed moving.csv"));
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.child<QAction>("readAgain")->trigger();
    QVERIFY(opened.wait());
    QCOMPARE(stage.window->workspace().schema().columnCount(), 2);
}

void TestImports::saysWhyNot()
{
    Stage stage;
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.window->openDatabase(write("broken.csv", ""));
    QTRY_VERIFY(stage.message().contains("broken.csv could not be read as tables"));
    QVERIFY(stage.child<ImportBar>("importBar")->isHidden());
    QVERIFY(failed.isEmpty());
}

void TestImports::namesABadSpot()
{
    Stage stage;
    QVERIFY(stage.open(write("spot.csv", "a,b\n1,\"x\n2,y\n").toStdString()));
    QTRY_VERIFY(stage.message().contains("could not be read. Everything else is available"));
    const QList<QLabel*> labels = stage.window->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("line 2: a quote is never closed"); }));
}

void TestImports::stops()
{
    Stage stage;
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.window->openDatabase(write("long.csv", "a,b\n" + QByteArray("12345,some words\n").repeated(2'000'000)));
    auto* bar = stage.child<ImportBar>("importBar");
    QVERIFY(bar->isUnderWay());
    bar->findChild<QPushButton*>()->click();
    QVERIFY(!bar->isUnderWay());
    QVERIFY(!opened.wait(500));
    QVERIFY(QDir(m_folder.path() + "/cache/ratatosk/imports").entryList({"*.sqlite"}).size() <= 5); // those of the other tests
}

RATATOSK_WIDGET_TEST(TestImports);
#include "tst_imports.moc"
