// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/links_view.h"
#include "ui/pictures/frames/picture_frame.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace ratatosk;

namespace {

/// One word that is linked with all columns, two of which its SQL names.
Answer answerWith(int columns)
{
    Answer answer;
    answer.question.text = "ten";
    answer.question.words = {{"ten", 0, 3, {"ten"}}};
    answer.itemNames = {"ten"};
    for (int column = 0; column < columns; ++column) {
        answer.itemNames.push_back("t.column_" + std::to_string(column));
        answer.links.columns.push_back({0, ColumnId{column}, LinkKind::NumberHint, ""});
    }
    answer.itemNames.push_back("t");
    answer.relations = {1, columns, 1, {}};
    const SyntaxNode tree{"query", -1, -1, {{"t.column_7", -1, -1, {}}, {"t.column_40", -1, -1, {}}}};
    answer.candidates.push_back({.sql = "", .tree = tree});
    return answer;
}

struct LinksStage {
    explicit LinksStage(int columns)
    {
        view.resize(500, 300);
        view.show();
        view.setAnswer(answerWith(columns));
    }

    /// By the height of the picture.
    int rows() const { return static_cast<int>((view.pictureSize().height() - 20) / (view.fontMetrics().height() * 1.5) + 0.5); }
    void press(Qt::Key key) { QTest::keyClick(&view, key); }
    QString messageShown() const { return view.accessibleDescription(); }

    LinksView view;
};

} // namespace

/// Of very many links, those that the answer uses.
class TestLinksView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsFewLinksWhole();
    void drawsWhatTheAnswerUses();
    void drawsAllByEnter();
    void drawsAllByAClick();
    void followsTheChosenAnswer();
    void listsAll();
    void fitsANarrowPanel();
    void drawsWhatTheNetworkAligns();
    void savesWhatTheNetworkAligns();
};

/// One word, which stands for the second of three columns and a little for the table.
void TestLinksView::drawsWhatTheNetworkAligns()
{
    LinksStage stage(3);
    Answer answer = answerWith(3);
    answer.alignment = {0.1F, 0.8F, 0.1F, 0.4F};
    stage.view.setAnswer(answer);
    stage.view.setSource(LinkSource::Alignment);
    const Listing listing = stage.view.listing();
    QCOMPARE(listing.rows.size(), 2u);
    QCOMPARE(listing.rows[0].cells[2], QStringLiteral("t.column_1"));
    QVERIFY(listing.rows[0].cells[3].contains(QStringLiteral("80")));
    QCOMPARE(listing.rows[1].cells[2], QStringLiteral("t"));
    QCOMPARE(stage.rows(), 2); // the table and the column
}

/// The picture that is saved is the one that is chosen.
void TestLinksView::savesWhatTheNetworkAligns()
{
    LinksPanel panel;
    Answer answer = answerWith(3);
    panel.setAnswer(answer);
    auto* source = panel.findChild<QComboBox*>(QStringLiteral("linkSource"));
    QVERIFY(source->isHidden()); // this network has learnt none
    answer.alignment = {0.1F, 0.8F, 0.1F, 0.4F};
    panel.setAnswer(answer);
    QVERIFY(!source->isHidden());
    const auto* frame = panel.findChild<PictureFrame*>();
    QCOMPARE(frame->picture().name, QStringLiteral("links"));
    QVERIFY(!frame->picture().json.contains("weights"));
    source->setCurrentIndex(1);
    const Picture picture = frame->picture();
    QCOMPARE(picture.name, QStringLiteral("alignment"));
    QVERIFY(picture.json.contains("weights") && picture.json.contains("t.column_1"));
    QCOMPARE(picture.listing.rows.size(), 2u);
}

void TestLinksView::drawsFewLinksWhole()
{
    const LinksStage stage(LinksView::kMostAtOnce);
    QCOMPARE(stage.rows(), LinksView::kMostAtOnce);
}

void TestLinksView::drawsWhatTheAnswerUses()
{
    LinksStage stage(100);
    QCOMPARE(stage.rows(), 3); // two, and one for all others
    stage.press(Qt::Key_Down); // the word
    stage.press(Qt::Key_Down);
    QVERIFY(stage.messageShown().contains(QStringLiteral("t.column_7")));
    stage.press(Qt::Key_Down);
    QVERIFY(stage.messageShown().contains(QStringLiteral("t.column_40")));
    stage.press(Qt::Key_Down);
    QVERIFY(stage.messageShown().contains(QStringLiteral("98")));
    stage.press(Qt::Key_Up);
    QVERIFY(stage.messageShown().contains(QStringLiteral("t.column_40")));
}

void TestLinksView::drawsAllByEnter()
{
    LinksStage stage(100);
    for (int step = 0; step < 4; ++step)
        stage.press(Qt::Key_Down);
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.rows(), 101);
    QCOMPARE(stage.messageShown(), QStringLiteral("Only items of the answer"));
    stage.press(Qt::Key_Return);
    QCOMPARE(stage.rows(), 3);
}

void TestLinksView::drawsAllByAClick()
{
    LinksStage stage(100);
    QSignalSpy selected(&stage.view, &LinksView::selected);
    const double row = stage.view.fontMetrics().height() * 1.5;
    QTest::mouseClick(stage.view.viewport(), Qt::LeftButton, {},
                      QPoint(stage.view.viewport()->width() - 20, static_cast<int>(10 + 2.4 * row)));
    QCOMPARE(stage.rows(), 101);
    QVERIFY(selected.isEmpty());
}

void TestLinksView::followsTheChosenAnswer()
{
    LinksStage stage(100);
    stage.view.showUsed({"query", -1, -1, {{"t.column_99", -1, -1, {}}}});
    QCOMPARE(stage.rows(), 2);
    stage.view.showUsed({});
    QCOMPARE(stage.rows(), LinksView::kMostAtOnce + 1); // nothing is used: the first
}

void TestLinksView::listsAll()
{
    const LinksStage stage(100);
    QCOMPARE(stage.view.listing().rows.size(), size_t(100));
}

/// It does not scroll sideways: what stands at the right can be reached there. A picture of it is wide enough to read all the same.
void TestLinksView::fitsANarrowPanel()
{
    LinksStage stage(4);
    stage.view.resize(240, 300);
    QSignalSpy selected(&stage.view, &LinksView::selected);
    QTest::mouseClick(stage.view.viewport(), Qt::LeftButton, {}, QPoint(stage.view.viewport()->width() - 20, 20));
    QCOMPARE(selected.size(), 1);
    QVERIFY(!selected.front().front().value<Selection>().isEmpty());
    QVERIFY(stage.view.pictureSize().width() > stage.view.viewport()->width());
}

RATATOSK_WIDGET_TEST(TestLinksView);
#include "tst_links_view.moc"
