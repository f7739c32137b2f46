// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/links_panel.h"

#include "core/messages/answers/json_text.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/look/pen_sample.h"
#include "ui/base/look/spare_part.h"
#include "ui/base/look/theme.h"
#include "ui/base/wording/link_kind_text.h"
#include "ui/pictures/frames/link_editor.h"
#include "ui/pictures/frames/links_view.h"
#include "ui/pictures/frames/picture_frame.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <set>

using namespace ratatosk;

namespace {

constexpr LinkKind kLegendKinds[] = {LinkKind::Exact,      LinkKind::Partial,    LinkKind::Synonym, LinkKind::WholeCell,
                                     LinkKind::WordInCell, LinkKind::NumberHint, LinkKind::TimeHint};
constexpr int kLinesWithLegend = 24; ///< of less height, the links take what the legend would

QComboBox* createSource(QWidget* parent)
{
    auto* source = new QComboBox(parent);
    source->setObjectName(QStringLiteral("linkSource"));
    source->setAccessibleName(LinksPanel::tr("Where links come from"));
    source->addItem(LinksPanel::tr("Found in names and cells"));
    source->addItem(LinksPanel::tr("Learnt alignment (wider = more certain)"));
    return source;
}

QString legendName(LinkKind kind)
{
    return QStringLiteral("legend%1").arg(static_cast<int>(kind));
}

/// Of the kinds that the answer has: seven are longer than a picture beside other panels.
void showLegendOf(const SchemaLinks& links, const QWidget& legend)
{
    std::set<LinkKind> kinds;
    for (const auto& link : links.columns)
        kinds.insert(link.kind);
    for (const auto& link : links.tables)
        kinds.insert(link.kind);
    for (const LinkKind kind : kLegendKinds) {
        for (QWidget* part : legend.findChildren<QWidget*>(legendName(kind)))
            part->setVisible(kinds.contains(kind));
    }
}

QWidget* createLegend(QWidget* parent)
{
    auto* legend = new QWidget(parent);
    auto* layout = new QGridLayout(legend);
    layout->setContentsMargins(8, 2, 8, 6);
    layout->setVerticalSpacing(2);
    int entry = 0;
    for (const LinkKind kind : kLegendKinds) {
        auto* sample = new PenSample([kind](const Theme& theme) { return theme.linkPen(kind); }, legend);
        layout->addWidget(sample, entry / 2, (entry % 2) * 2);
        auto* text = new QLabel(linkKindText(kind), legend);
        for (QWidget* part : {static_cast<QWidget*>(sample), static_cast<QWidget*>(text)})
            part->setObjectName(legendName(kind));
        text->setWordWrap(true);
        layout->addWidget(text, entry / 2, (entry % 2) * 2 + 1);
        ++entry;
    }
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    return legend;
}

} // namespace

LinksPanel::LinksPanel(QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    m_links = new LinksView(content);
    m_links->setObjectName(QStringLiteral("links"));
    m_links->setAccessibleName(tr("Links between words and the database"));
    m_frame = new PictureFrame(
        m_links, [this] { return picture(); }, content);
    m_unused = new QLabel(content);
    m_unused->setObjectName(QStringLiteral("unusedWords"));
    m_unused->setWordWrap(true);
    m_unused->setMargin(4);
    m_source = createSource(content);
    m_byRules = new QWidget(content);
    m_editor = new LinkEditor(m_byRules);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(2);
    inner->addWidget(m_source);
    inner->addWidget(m_frame, 1);
    inner->addWidget(m_unused);
    inner->addWidget(m_byRules);
    QWidget* legend = createLegend(m_byRules);
    auto* ruled = new QVBoxLayout(m_byRules);
    ruled->setContentsMargins(0, 0, 0, 0);
    ruled->setSpacing(2);
    ruled->addWidget(m_editor);
    ruled->addWidget(legend);
    new SparePart(content, legend, kLinesWithLegend);

    m_view = new NotedView(content, tr("This shows which words match which tables and columns."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_source, &QComboBox::currentIndexChanged, this, &LinksPanel::showSource);
    connect(m_links, &LinksView::selected, this, &LinksPanel::selected);
    connect(m_frame, &PictureFrame::selected, this, &LinksPanel::selected);
    connect(m_links, &LinksView::edited, this, &LinksPanel::linkEdited);
    connect(m_editor, &LinkEditor::edited, this, &LinksPanel::linkEdited);
    connect(m_editor, &LinkEditor::resetRequested, this, &LinksPanel::resetRequested);
}

void LinksPanel::setAnswer(const Answer& answer)
{
    m_isAligned = !answer.alignment.empty();
    m_links->setAnswer(answer);
    m_source->setVisible(m_isAligned);
    m_editor->setAnswer(answer);
    showLegendOf(answer.links, *m_byRules);
    m_json = QByteArray::fromStdString(jsonOf(answer.question, answer.links, answer.unusedWords));
    m_alignmentJson = m_isAligned ? QByteArray::fromStdString(alignmentJson(answer)) : QByteArray();
    QStringList unused;
    for (const std::string& word : answer.unusedWords)
        unused << QString::fromStdString(word);
    m_unused->setVisible(!unused.isEmpty());
    m_unused->setText(tr("Words not used in the answer: %1").arg(unused.join(QStringLiteral(", "))));
    showSource();
    m_view->showContent();
}

bool LinksPanel::showsAlignment() const
{
    return m_isAligned && m_source->currentIndex() > 0;
}

void LinksPanel::showSource()
{
    m_links->setSource(showsAlignment() ? LinkSource::Alignment : LinkSource::Rules);
    m_byRules->setVisible(!showsAlignment());
    m_frame->refresh();
}

void LinksPanel::showUsed(const SyntaxNode& tree)
{
    m_links->showUsed(tree);
}

void LinksPanel::clear()
{
    m_links->clear();
    m_view->showNote(tr("This shows which words match which tables and columns."));
}

void LinksPanel::setEdited(bool isEdited)
{
    m_editor->setEdited(isEdited);
}

void LinksPanel::showSelection(const Selection& selection)
{
    m_links->showSelection(selection);
    m_editor->showSelection(selection);
}

Picture LinksPanel::picture() const
{
    return {showsAlignment() ? QStringLiteral("alignment") : QStringLiteral("links"),
            m_subject.caption(showsAlignment() ? tr("Learnt alignment between words and the database")
                                               : tr("Links between words and the database")),
            m_links->pictureSize(),
            [this](QPainter& painter) { m_links->drawPicture(painter); },
            m_links->listing(),
            showsAlignment() ? m_alignmentJson : m_json,
            {}};
}
