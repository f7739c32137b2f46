// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/file_set.h"
#include "core/files/rows/workbook_rows.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/place_title.h"
#include "ui/files/format_bar.h"
#include "ui/files/import_bar.h"

#include <QComboBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>

using namespace ratatosk;

/// Several files in the window, dumps, and the bar that corrects how a CSV was read.
class TestFilesTogether : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", (m_folder.path() + "/cache").toUtf8()); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }

    void opensDatabasesTogether();
    void onlyReadsThem();
    void tellsOfAChangeOfAny();
    void opensThemAgain();
    void mixesWhatIsDropped();
    void tellsDumpsFromQueries();
    void showsTheEncodingOfACsv();
    void correctsHowACsvWasRead();
    void correctsWhereTheTableIs();
    void correctsASheet();
    void takesBackWhatCannotBeRead();
    void showsOneOfSeveral();
    void hidesWhereNothingWasRead();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.path() + "/" + name);
        return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static void drop(Stage& stage, const QStringList& files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(stage.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(stage.window.get(), &event);
    }
    static bool dropAndOpen(Stage& stage, const QStringList& files)
    {
        QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
        drop(stage, files);
        return !opened.isEmpty() || opened.wait();
    }
    static QString tables(const Stage& stage)
    {
        QStringList names;
        for (const Table& table : stage.window->workspace().schema().tables())
            names << QString::fromStdString(table.name);
        return names.join(" ");
    }
    /// As by hand: the signal of a person's choice.
    static bool choose(Stage& stage, const char* list, int index)
    {
        QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
        auto* box = stage.child<QComboBox>(list);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
        return opened.wait();
    }
    QString pathOf(const ScratchDatabase& database) const { return QString::fromStdString(database.file().string()); }

    QTemporaryDir m_folder;
    const ScratchDatabase m_shop{"CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES(1, 'Ann');",
                                 "shop.sqlite"};
    const ScratchDatabase m_bills{"CREATE TABLE bill(id INTEGER PRIMARY KEY, customer_id INT, amount INT);"
                                  "CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO bill VALUES(1, 1, 10);",
                                  "bills.sqlite"};
};

void TestFilesTogether::opensDatabasesTogether()
{
    Stage stage;
    QVERIFY(dropAndOpen(stage, {pathOf(m_shop), pathOf(m_bills)}));
    QCOMPARE(tables(stage), "shop.customer bill bills.customer");
    QVERIFY2(stage.window->windowTitle().startsWith("shop.sqlite and bills.sqlite (read-only)"), qPrintable(stage.window->windowTitle()));
    QVERIFY(stage.child<FormatBar>("formatBar")->isHidden());
    QVERIFY(stage.run("SELECT name, amount FROM shop.customer JOIN bill ON bill.customer_id = customer.id"));
    QVERIFY(stage.run("SELECT count(*) FROM bills.customer"));
}

void TestFilesTogether::onlyReadsThem()
{
    Stage stage;
    QVERIFY(dropAndOpen(stage, {pathOf(m_shop), pathOf(m_bills)}));
    stage.child<QAction>("editing")->trigger();
    QVERIFY2(stage.message().contains("Files that are opened together are read-only"), qPrintable(stage.message()));
    QVERIFY(!stage.window->workspace().isEditing());
    QVERIFY(!stage.child<QAction>("editing")->isChecked());
}

void TestFilesTogether::tellsOfAChangeOfAny()
{
    const ScratchDatabase moving("CREATE TABLE a(x);", "moving.sqlite");
    Stage stage;
    QVERIFY(dropAndOpen(stage, {pathOf(m_shop), pathOf(moving)}));
    sqlite3* handle = nullptr;
    sqlite3_open(moving.file().c_str(), &handle);
    sqlite3_exec(handle, "CREATE TABLE b(x)", nullptr, nullptr, nullptr);
    sqlite3_close(handle);
    QTRY_VERIFY(stage.message().contains("Another program has changed shop.sqlite and moving.sqlite"));
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.child<QAction>("readAgain")->trigger();
    QVERIFY(opened.wait());
    QCOMPARE(tables(stage), "customer a b");
}

void TestFilesTogether::opensThemAgain()
{
    Stage stage;
    QVERIFY(dropAndOpen(stage, {pathOf(m_shop), pathOf(m_bills)}));
    const QString recent = stage.preferences.recentDatabases().value(0);
    QVERIFY(isFileSet(recent.toStdString()));
    QVERIFY(isThere(recent));
    QCOMPARE(placeText(recent), pathOf(m_shop) + "\n" + pathOf(m_bills));
    Stage other;
    QVERIFY(other.open(recent.toStdString()));
    QCOMPARE(tables(other), "shop.customer bill bills.customer");
}

void TestFilesTogether::mixesWhatIsDropped()
{
    Stage stage;
    QDir(m_folder.path()).mkdir("data");
    write("data/cities.csv", "city,country\nRome,Italy\n");
    QVERIFY(dropAndOpen(stage, {pathOf(m_shop), m_folder.path() + "/data", write("note.csv", "text\nx\n")}));
    QCOMPARE(tables(stage), "customer cities note");
    QVERIFY2(stage.window->windowTitle().startsWith("shop.sqlite and 2 more file"), qPrintable(stage.window->windowTitle()));
    QVERIFY(stage.run("SELECT name, country FROM customer, cities"));
    stage.child<QAction>("editing")->trigger();
    QVERIFY(stage.message().contains("Files that are opened together are read-only"));
}

void TestFilesTogether::tellsDumpsFromQueries()
{
    Stage stage;
    const QString query = write("query.sql", "SELECT 'from a file';");
    QVERIFY(
        dropAndOpen(stage, {write("dump.sql", "BEGIN TRANSACTION;\nCREATE TABLE t(a INT);\nINSERT INTO t VALUES(7);\nCOMMIT;\n"), query}));
    QCOMPARE(tables(stage), "t");
    drop(stage, {query});
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), "SELECT 'from a file';");
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    drop(stage, {write("broken.sql", "BEGIN TRANSACTION;\nCREATE TABLE t(a INT);\n")});
    QTRY_VERIFY2(stage.message().contains("broken.sql could not be read as tables"), qPrintable(stage.message()));
    QVERIFY(opened.isEmpty());
}

void TestFilesTogether::showsTheEncodingOfACsv()
{
    Stage stage;
    const QByteArray sold = "\xc0\xcc\xb8\xa7;amount\n\xb1\xe8\xbf\xb5\xc8\xf1;1,500\n"; // names and a name in Korean
    QVERIFY(stage.open(write("sold.csv", sold).toStdString()));
    auto* encodings = stage.child<QComboBox>("formatEncoding");
    QTRY_COMPARE(encodings->currentText(), "Korean (EUC-KR)");
    QCOMPARE(stage.window->workspace().schema().column(ColumnId{0}).name, "이름");
    for (int encoding = 0; encoding <= static_cast<int>(kLastEncoding); ++encoding)
        QVERIFY(encoding == static_cast<int>(TextEncoding::Utf8Damaged) || encodings->findData(encoding) >= 0);
}

void TestFilesTogether::correctsHowACsvWasRead()
{
    Stage stage;
    const QString file = write("sold.csv", "day;amount\n1/2/2023;1,500\n");
    QVERIFY(stage.open(file.toStdString()));
    auto* bar = stage.child<FormatBar>("formatBar");
    QTRY_VERIFY(bar->isVisible());
    QCOMPARE(stage.child<QLabel>("formatTitle")->text(), "How sold.csv was read:");
    QCOMPARE(stage.child<QComboBox>("formatSeparator")->currentText(), "semicolon ;");
    QCOMPARE(stage.child<QComboBox>("formatHeading")->currentText(), "header");
    QCOMPARE(stage.child<QComboBox>("formatComma")->currentText(), "comma: 0,5");
    QCOMPARE(stage.child<QComboBox>("formatDates")->currentText(), "1 February");
    QCOMPARE(stage.child<QComboBox>("formatEncoding")->currentText(), "UTF-8");
    QVERIFY(!stage.child<QPushButton>("formatForget")->isEnabled());
    QVERIFY(!stage.child<QComboBox>("formatComma")->isVisible()); // one line
    QCOMPARE(stage.child<QLabel>("formatGist")->text(), "sold.csv: semicolon ; · header · UTF-8");
    stage.child<QPushButton>("formatChange")->click();
    QVERIFY(stage.child<QComboBox>("formatComma")->isVisible() && stage.child<QLabel>("formatGist")->isHidden());
    QCOMPARE(stage.window->workspace().schema().column(ColumnId{1}).declaredType, "REAL");

    QVERIFY(choose(stage, "formatComma", 0));
    QCOMPARE(stage.window->workspace().schema().column(ColumnId{1}).declaredType, "INTEGER"); // 1500
    QTRY_VERIFY(stage.child<QPushButton>("formatForget")->isEnabled());
    QTRY_VERIFY(stage.child<QComboBox>("formatComma")->hasFocus());
    QVERIFY(choose(stage, "formatHeading", 1));
    QCOMPARE(stage.window->workspace().schema().column(ColumnId{1}).name, "column_2");

    Stage later; // remembered
    QVERIFY(later.open(file.toStdString()));
    QCOMPARE(later.window->workspace().schema().column(ColumnId{1}).name, "column_2");
    auto* forget = later.child<QPushButton>("formatForget");
    QTRY_VERIFY(forget->isEnabled());
    QSignalSpy opened(&later.window->workspace(), &Workspace::databaseOpened);
    forget->click();
    QVERIFY(opened.wait());
    QCOMPARE(later.window->workspace().schema().column(ColumnId{1}).name, "amount");

    later.child<QPushButton>("formatClose")->click();
    QVERIFY(bar->isVisible() && later.child<FormatBar>("formatBar")->isHidden());
    later.child<QAction>("showFormat")->trigger();
    QVERIFY(later.child<FormatBar>("formatBar")->isVisible());
    QVERIFY(later.child<QComboBox>("formatSeparator")->hasFocus());
}

void TestFilesTogether::correctsWhereTheTableIs()
{
    Stage stage;
    const QString file = write("report.csv", "Report\nshop,sales\nNorth,10\nSouth,20\nTotal,30\n");
    QVERIFY(stage.open(file.toStdString()));
    QTRY_VERIFY(stage.child<FormatBar>("formatBar")->isVisible());
    QCOMPARE(stage.child<QLabel>("formatGist")->text(),
             "report.csv: comma , · header in row 2 · UTF-8 · 2 row(s) left out, including a total (Report, Total 30)");
    stage.child<QPushButton>("formatChange")->click();
    auto* last = stage.child<QSpinBox>("formatLastRow");
    QCOMPARE(last->value(), 4);
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    last->setValue(5);
    Q_EMIT last->editingFinished();
    QVERIFY(opened.wait());
    QVERIFY(stage.run("SELECT * FROM report WHERE shop = 'Total'"));
    QVERIFY(formatNoteOf(file.toStdString()).chosen == DelimitedFormat{.lastRow = 5});
    QTRY_COMPARE(stage.child<QLabel>("formatGist")->text(), "report.csv: comma , · header in row 2 · UTF-8 · 1 row(s) left out (Report)");
}

void TestFilesTogether::correctsASheet()
{
    WorkbookRows rows({"Sales of May", ""});
    rows.add({"shop", "sales"});
    rows.add({"North", std::int64_t(10)});
    rows.add({"South", std::int64_t(20)});
    rows.add({"Total", std::int64_t(30)});
    const auto bytes = rows.finish();
    QVERIFY(bytes);
    Stage stage;
    const QString file = write("book.xlsx", QByteArray::fromStdString(*bytes));
    QVERIFY(stage.open(file.toStdString()));
    QTRY_VERIFY(stage.child<FormatBar>("formatBar")->isVisible());
    const QString sheet = tables(stage);
    QCOMPARE(stage.child<QLabel>("formatGist")->text(),
             "book.xlsx, " + sheet + ": header in row 2 · 2 row(s) left out, including a total (Sales of May, Total 30)");
    stage.child<QPushButton>("formatChange")->click();
    QVERIFY(stage.child<QComboBox>("formatHeading")->isVisible() && stage.child<QComboBox>("formatHeading")->hasFocus());
    QVERIFY(stage.child<QSpinBox>("formatHeadingRow")->isVisible());
    QVERIFY(!stage.child<QComboBox>("formatSeparator")->isVisible());
    auto* last = stage.child<QSpinBox>("formatLastRow");
    QCOMPARE(last->value(), 4);
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    last->setValue(5);
    Q_EMIT last->editingFinished();
    QVERIFY(opened.wait());
    QVERIFY(stage.run("SELECT * FROM \"" + sheet + "\" WHERE shop = 'Total'"));
    QTRY_VERIFY(stage.child<QPushButton>("formatForget")->isEnabled());
    Stage later; // remembered
    QVERIFY(later.open(file.toStdString()));
    QTRY_COMPARE(later.child<QSpinBox>("formatLastRow")->value(), 5);
}

void TestFilesTogether::takesBackWhatCannotBeRead()
{
    Stage stage;
    const QString file = write("wide.csv", "a;b\n1;" + QByteArray(2500, ',') + "\n2;x\n");
    QVERIFY(stage.open(file.toStdString()));
    QTRY_VERIFY(stage.child<FormatBar>("formatBar")->isVisible());
    auto* separators = stage.child<QComboBox>("formatSeparator");
    const int before = separators->currentIndex();
    separators->setCurrentIndex(0);
    Q_EMIT separators->activated(0);
    QTRY_VERIFY2(stage.message().contains("wide.csv could not be read as tables"), qPrintable(stage.message()));
    QTRY_COMPARE(separators->currentIndex(), before);
    QVERIFY(formatNoteOf(file.toStdString()).chosen == DelimitedFormat());
    Stage other;
    QVERIFY(other.open(file.toStdString()));
}

void TestFilesTogether::showsOneOfSeveral()
{
    Stage stage;
    QVERIFY(dropAndOpen(stage, {write("one.csv", "a,b\n1,2\n"), write("two.tsv", "a\tb\n1\t2\n"), write("three.json", "[{\"a\": 1}]")}));
    auto* file = stage.child<QComboBox>("formatFile");
    QTRY_COMPARE(file->count(), 2);
    QCOMPARE(stage.child<QComboBox>("formatSeparator")->currentText(), "comma ,");
    file->setCurrentIndex(1);
    Q_EMIT file->activated(1);
    QCOMPARE(stage.child<QComboBox>("formatSeparator")->currentText(), "tab");
    QVERIFY(choose(stage, "formatHeading", 1));
    QTRY_VERIFY(stage.child<QPushButton>("formatForget")->isEnabled());
    QCOMPARE(file->currentText(), "two.tsv");
    QCOMPARE(tables(stage), "one two three");
}

void TestFilesTogether::hidesWhereNothingWasRead()
{
    Stage stage;
    QVERIFY(stage.open(write("a.csv", "a,b\n1,2\n").toStdString()));
    QTRY_VERIFY(stage.child<FormatBar>("formatBar")->isVisible());
    QVERIFY(stage.child<QAction>("showFormat")->isEnabled());
    QVERIFY(stage.open(m_shop.file()));
    QTRY_VERIFY(stage.child<FormatBar>("formatBar")->isHidden());
    QVERIFY(!stage.child<QAction>("showFormat")->isEnabled());
}

RATATOSK_WIDGET_TEST(TestFilesTogether);
#include "tst_files_together.moc"
