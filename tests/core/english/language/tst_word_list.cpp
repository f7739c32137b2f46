// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_list.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace ratatosk;

class TestWordList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSets();
    void readsTables();
    void refusesMistakes_data();
    void refusesMistakes();
    void readsEveryFile_data();
    void readsEveryFile();
};

namespace {

const std::string kHeader = "# Sense: tried here.\n# Source: written by us.\n";

QString fileText(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All sources of core/english/language, where lists are compiled in.
QString sourcesOfLanguage()
{
    const QDir folder(RATATOSK_SOURCE_DIR "/core/english/language");
    QString text;
    for (const QString& name : folder.entryList({"*.cpp"}))
        text += fileText(folder.filePath(name));
    return text;
}

} // namespace

void TestWordList::readsSets()
{
    const std::string file = kHeader + "# Order: of importance\n\nwhy 's\nan\n";
    const auto set = WordSet::read(file);
    QVERIFY(set);
    QVERIFY(set->contains("why") && set->contains("'s") && set->contains("an"));
    QVERIFY(!set->contains("a") && !set->contains("") && !set->contains("tried"));
    QCOMPARE(set->words().front(), std::string_view("why"));
}

void TestWordList::readsTables()
{
    const std::string file = kHeader + "# Columns: one, other\n# Case: some have\n\nage: old,\n    New York\nnew moon: -, dark\n";
    const auto table = WordTable::read(file);
    QVERIFY(table);
    QCOMPARE(table->entries().size(), std::size_t(2));
    QCOMPARE(table->valuesOf("age")[1], std::string_view("New York"));
    QCOMPARE(table->valueOf("new moon"), std::string_view());
    QCOMPARE(table->valuesOf("new moon")[1], std::string_view("dark"));
    QVERIFY(table->valuesOf("new").empty());
}

void TestWordList::refusesMistakes_data()
{
    QTest::addColumn<bool>("isTable");
    QTest::addColumn<QString>("text");

    const QString header = QString::fromStdString(kHeader);
    QTest::newRow("no sense") << false << "# Source: written by us.\na\n";
    QTest::newRow("no source") << false << "# Sense: tried here.\na\n";
    QTest::newRow("empty sense") << false << "# Sense: \n# Source: written by us.\na\n";
    QTest::newRow("unsorted set") << false << header + "b a\n";
    QTest::newRow("unsorted over lines") << false << header + "b\na\n";
    QTest::newRow("repeated word") << false << header + "a a\n";
    QTest::newRow("repeated in an order") << false << header + "# Order: any\nb a b\n";
    QTest::newRow("capitals") << false << header + "a B\n";
    QTest::newRow("comma in a set") << false << header + "a, b\n";
    QTest::newRow("key in a set") << false << header + "a: b\n";
    QTest::newRow("no key") << true << header + "a\n";
    QTest::newRow("no blank behind the colon") << true << header + "a:b\n";
    QTest::newRow("empty key") << true << header + ": b\n";
    QTest::newRow("no value") << true << header + "a: \n";
    QTest::newRow("empty value") << true << header + "a: b,, c\n";
    QTest::newRow("two keys in a line") << true << header + "a: b c: d\n";
    QTest::newRow("repeated value") << true << header + "a: b, c, b\n";
    QTest::newRow("repeated key") << true << header + "# Order: any\na: b\nc: d\na: e\n";
    QTest::newRow("unsorted keys") << true << header + "b: x\na: y\n";
    QTest::newRow("capital key") << true << header + "# Case: values have\nA: x\n";
    QTest::newRow("capital value") << true << header + "a: X\n";
    QTest::newRow("none without columns") << true << header + "a: -\n";
    QTest::newRow("too few for the columns") << true << header + "# Columns: one, other\na: x\n";
    QTest::newRow("too many for the columns") << true << header + "# Columns: one\na: x, y\n";
    QTest::newRow("comma at the end") << true << header + "a: b,\n";
    QTest::newRow("not indented behind a comma") << true << header + "a: b,\nc\n";
    QTest::newRow("indented without a comma") << true << header + "a: b\n  c\n";
}

void TestWordList::refusesMistakes()
{
    QFETCH(bool, isTable);
    QFETCH(QString, text);
    const std::string file = text.toStdString();
    QVERIFY(isTable ? !WordTable::read(file).has_value() : !WordSet::read(file).has_value());
}

void TestWordList::readsEveryFile_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(RATATOSK_SOURCE_DIR "/resources/english");
    const QStringList names = folder.entryList(QDir::Files);
    QVERIFY(names.size() > 30);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestWordList::readsEveryFile()
{
    QFETCH(QString, path);
    QVERIFY2(path.endsWith(".words"), "no list of words");
    const QString text = fileText(path);
    const QString begin = "R\"words(\n";
    const QString end = "\n)words\"\n";
    QVERIFY2(text.startsWith(begin) && text.endsWith(end), "not wrapped as a string");
    QVERIFY(text.contains("# SPDX-License-Identifier: GPL-3.0-or-later\n"));
    const std::string list = text.mid(begin.size(), text.size() - begin.size() - end.size()).toStdString();
    const auto set = WordSet::read(list);
    const auto table = WordTable::read(list);
    const auto detailOf = [](const auto& read) { return read ? std::string() : read.error().detail; };
    const std::string mistakes = "as a set: " + detailOf(set) + " as a table: " + detailOf(table);
    QVERIFY2(set.has_value() != table.has_value(), mistakes.c_str());
    QVERIFY2(set ? !set->words().empty() : !table->entries().empty(), "empty");
    static const QString sources = sourcesOfLanguage();
    QVERIFY2(sources.contains("#include \"resources/english/" + path.section('/', -1) + '"'), "not compiled in");
}

RATATOSK_TEST(TestWordList);
#include "tst_word_list.moc"
