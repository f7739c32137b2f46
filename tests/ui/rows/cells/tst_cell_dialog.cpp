// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/rows/cells/cell_dialog.h"
#include "ui/rows/cells/json_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

using namespace ratatosk;

/// A cell in full; JSON is laid out and can be folded.
class TestCellDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldsJsonByKey();
    void copiesAPart();
    void showsOtherTextsAsTheyAre();
    void showsTheStartOfALongArray();
    void followsWhatIsTyped();
};

namespace {

const std::string kJson = R"({"name": "Ada", "dogs": [{"name": "Rex", "age": 4.50}, {"name": "Luna"}], "none": {}})";

/// Closed by its owner or by itself.
struct Opened {
    explicit Opened(const Cell& cell) : dialog(new CellDialog(QStringLiteral("notes"), cell, nullptr))
    {
        dialog->show();
        tree = dialog->findChild<JsonView*>();
    }
    ~Opened() { delete dialog; }

    QTreeWidgetItem* entry(const char* name) const
    {
        return tree->findItems(QLatin1String(name), Qt::MatchExactly | Qt::MatchRecursive, 0).value(0);
    }

    QPointer<CellDialog> dialog;
    JsonView* tree = nullptr;
};

} // namespace

void TestCellDialog::foldsJsonByKey()
{
    const Opened opened{Cell(kJson)};
    QVERIFY(opened.tree && opened.tree->isVisible());
    QTreeWidgetItem* dogs = opened.entry("dogs");
    QVERIFY(dogs && dogs->isExpanded());
    QVERIFY2(dogs->text(1).startsWith(QLatin1String("[ 2 item")), qPrintable(dogs->text(1)));
    opened.tree->setCurrentItem(dogs);
    QTest::keyClick(opened.tree, Qt::Key_Left);
    QVERIFY(!dogs->isExpanded());
    QTest::keyClick(opened.tree, Qt::Key_Return); // not the dialog's button
    QVERIFY(dogs->isExpanded());
    opened.tree->setCurrentItem(opened.tree->topLevelItem(0));
    QTest::keyClick(opened.tree, Qt::Key_Asterisk);
    QCOMPARE(opened.entry("age")->text(1), QStringLiteral("4.50"));
    for (auto* button : opened.dialog->findChildren<QPushButton*>())
        if (button->text() == QLatin1String("Fold all"))
            button->click();
    QVERIFY(!dogs->isExpanded() && opened.tree->topLevelItem(0)->isExpanded());
}

void TestCellDialog::copiesAPart()
{
    const Opened opened{Cell(kJson)};
    opened.tree->setCurrentItem(opened.entry("dogs")->child(1));
    QTest::keySequence(opened.tree, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("{\n  \"name\": \"Luna\"\n}"));
    opened.tree->setCurrentItem(opened.entry("name"));
    QCOMPARE(opened.tree->currentText(), QStringLiteral("Ada"));
}

void TestCellDialog::showsOtherTextsAsTheyAre()
{
    for (const Cell& cell : {Cell("[see below]"), Cell(std::int64_t{12}), Cell(Null{}), Cell("{\"a\": ")}) {
        const Opened opened{cell};
        QVERIFY(!opened.tree);
        QVERIFY(!opened.dialog->findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
    }
}

void TestCellDialog::showsTheStartOfALongArray()
{
    std::string numbers = "[0";
    for (int number = 1; number < 2000; ++number)
        numbers += "," + std::to_string(number);
    const Opened opened{Cell(numbers + "]")};
    QTreeWidgetItem* top = opened.tree->topLevelItem(0);
    QCOMPARE(top->childCount(), 501);
    QCOMPARE(top->child(500)->text(1), QStringLiteral("1,500 more. Press Enter to show them."));
    opened.tree->setCurrentItem(top->child(500));
    QTest::keyClick(opened.tree, Qt::Key_Return);
    QCOMPARE(top->childCount(), 2000);
    QCOMPARE(opened.tree->currentItem()->text(1), QStringLiteral("500"));
}

void TestCellDialog::followsWhatIsTyped()
{
    const Opened opened{Cell(kJson)};
    QString changed;
    opened.dialog->allowChange([](const QString&) { return QString(); }, [&](const QString& text) { changed = text; });
    auto* pages = opened.dialog->findChild<QTabWidget*>();
    auto* text = opened.dialog->findChild<QPlainTextEdit*>();
    pages->setCurrentIndex(1);
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("[7]"));
    pages->setCurrentIndex(0);
    QCOMPARE(opened.tree->topLevelItem(0)->child(0)->text(1), QStringLiteral("7"));
    pages->setCurrentIndex(1);
    QTest::keyClicks(text, QStringLiteral(" and more"));
    pages->setCurrentIndex(0);
    QVERIFY(!opened.tree->isVisible());
    opened.dialog->findChild<QPushButton*>(QStringLiteral("changeCell"))->click();
    QVERIFY(changed.contains(QLatin1String("and more")));
}

RATATOSK_WIDGET_TEST(TestCellDialog);
#include "tst_cell_dialog.moc"
