// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/answers_panel.h"

#include "ui/answer/asking/candidate_delegate.h"
#include "ui/answer/asking/candidate_list_model.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/wording/trust_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

/// What a guess finds is no answer: nobody should read it before looking at the statement.
std::vector<AnswerCandidate> shownOf(const Answer& answer)
{
    std::vector<AnswerCandidate> candidates = answer.candidates;
    if (assess(answer).trust == Trust::Refused) {
        for (AnswerCandidate& candidate : candidates)
            candidate.preview = {};
    }
    return candidates;
}

} // namespace

AnswersPanel::AnswersPanel(QWidget* parent)
    : QWidget(parent), m_model(new CandidateListModel(this)), m_list(new QListView(this)),
      m_note(tr("Ask a question to see answers here.")), m_view(new NotedView(m_list, m_note, this)), m_trust(new QLabel(this)),
      m_spelling(new QLabel(this)), m_followUp(new QWidget(this)), m_goesOnFrom(new QLabel(m_followUp)),
      m_otherWay(new QPushButton(m_followUp)), m_read(new QLabel(this)), m_saved(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("answers"));
    m_list->setAccessibleName(tr("Answers, best first"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CandidateDelegate(this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_trust->setObjectName(QStringLiteral("trust"));
    m_trust->setWordWrap(true);
    m_trust->setMargin(6);
    m_trust->hide();
    m_spelling->setObjectName(QStringLiteral("spelling"));
    m_spelling->setTextFormat(Qt::RichText);
    m_spelling->setTextInteractionFlags(Qt::TextBrowserInteraction); // links by keyboard, too
    m_spelling->setWordWrap(true);
    m_spelling->setMargin(6);
    m_spelling->hide();
    connect(m_spelling, &QLabel::linkActivated, this, &AnswersPanel::followSpellingLink);
    m_read->setObjectName(QStringLiteral("read"));
    m_read->setWordWrap(true);
    m_read->setMargin(6);
    m_read->hide();
    m_saved->setObjectName(QStringLiteral("savedAnswer"));
    m_saved->setText(tr("Use your saved answer"));
    m_saved->hide();

    setUpFollowUp();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_followUp);
    layout->addWidget(m_saved);
    layout->addWidget(m_spelling);
    layout->addWidget(m_trust);
    layout->addWidget(m_read);
    layout->addWidget(m_view, 1);
    connect(m_saved, &QPushButton::clicked, this, [this] { m_useSaved(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& selected) {
        if (!selected.isEmpty())
            Q_EMIT chosen(selected.indexes().front().row());
    });
}

void AnswersPanel::setUpFollowUp()
{
    m_goesOnFrom->setObjectName(QStringLiteral("goesOnFrom"));
    m_goesOnFrom->setTextFormat(Qt::PlainText);
    m_goesOnFrom->setWordWrap(true);
    m_otherWay->setObjectName(QStringLiteral("otherWay"));
    auto* row = new QHBoxLayout(m_followUp);
    row->setContentsMargins(6, 6, 6, 0);
    row->addWidget(m_goesOnFrom, 1);
    row->addWidget(m_otherWay, 0, Qt::AlignTop);
    m_followUp->hide();
    connect(m_otherWay, &QPushButton::clicked, this, &AnswersPanel::otherWayWanted);
}

void AnswersPanel::setAnswer(const Answer* answer, const QStringList& readings)
{
    m_model->setCandidates(answer ? shownOf(*answer) : std::vector<AnswerCandidate>(), answer && answer->isCalibrated, readings,
                           answer && assess(*answer).trust == Trust::Refused);
    m_trust->setVisible(answer != nullptr);
    showSpelling(answer);
    if (!answer)
        return m_view->showNote(m_note);
    showTrust(*answer, false, false);
    m_view->showContent();
}

void AnswersPanel::showSpelling(const Answer* answer)
{
    m_offers = answer ? answer->spellingOffers : std::vector<SpellingOffer>();
    QStringList lines;
    for (const SpellingCorrection& correction : answer ? answer->corrections : std::vector<SpellingCorrection>()) {
        const QString typed = QString::fromStdString(correction.typed).toHtmlEscaped();
        lines << tr("“%1” is read as “%2”.").arg(typed, QString::fromStdString(correction.read).toHtmlEscaped())
                + QStringLiteral(" <a href=\"keep\">%1</a>").arg(tr("Keep “%1”").arg(typed));
    }
    for (std::size_t word = 0; word < m_offers.size(); ++word) {
        QStringList near;
        for (std::size_t place = 0; place < m_offers[word].near.size(); ++place)
            near << QStringLiteral("<a href=\"%1/%2\">%3</a>")
                        .arg(word)
                        .arg(place)
                        .arg(QString::fromStdString(m_offers[word].near[place]).toHtmlEscaped());
        lines << tr("“%1”: did you mean %2?").arg(QString::fromStdString(m_offers[word].typed).toHtmlEscaped(), near.join(tr(", ")));
    }
    m_measures = answer ? answer->openMeasure.measures : std::vector<std::string>();
    QStringList measures;
    for (std::size_t place = 0; place < m_measures.size(); ++place)
        measures << QStringLiteral("<a href=\"by/%1\">%2</a>").arg(place).arg(QString::fromStdString(m_measures[place]).toHtmlEscaped());
    if (!measures.isEmpty())
        lines << tr("“%1” by which measure? %2")
                     .arg(QString::fromStdString(answer->openMeasure.word).toHtmlEscaped(), measures.join(tr(", ")));
    m_spelling->setText(lines.join(QStringLiteral("<br>")));
    m_spelling->setVisible(!lines.isEmpty());
}

/// "keep", "by" and the place of a measure, or the place of an offer and of a word there: "0/1".
void AnswersPanel::followSpellingLink(const QString& link)
{
    if (link == QLatin1String("keep"))
        return Q_EMIT spellingKept();
    if (link.startsWith(QLatin1String("by/")))
        return Q_EMIT measureChosen(QString::fromStdString(m_measures.at(link.section(QLatin1Char('/'), 1).toUInt())));
    const SpellingOffer offer = m_offers.at(link.section(QLatin1Char('/'), 0, 0).toUInt());
    Q_EMIT wordReplaced(QString::fromStdString(offer.typed),
                        QString::fromStdString(offer.near.at(link.section(QLatin1Char('/'), 1).toUInt())));
}

void AnswersPanel::showSaved(const QString& sql, std::function<void()> use)
{
    m_useSaved = std::move(use);
    m_saved->setVisible(!sql.isEmpty());
    m_saved->setToolTip(sql);
}

void AnswersPanel::setNote(const QString& note)
{
    m_note = note;
    if (m_model->rowCount() == 0)
        m_view->showNote(note);
}

void AnswersPanel::showFollowUp(const QString& earlier, const FollowUp& followUp)
{
    m_followUp->setVisible(!earlier.isEmpty());
    m_goesOnFrom->setText(goingOnText(earlier, followUp));
    m_goesOnFrom->setToolTip(earlier);
    m_otherWay->setText(followUp.isTaken ? tr("Treat as new question") : tr("Treat as follow-up"));
}

QString AnswersPanel::goingOnText(const QString& earlier, const FollowUp& followUp)
{
    if (!followUp.isTaken)
        return tr("New question");
    switch (followUp.kind) {
    case FollowUpKind::Refinement: return tr("“%1” with one more filter").arg(earlier);
    case FollowUpKind::OtherColumns: return tr("Same rows as “%1”, different columns").arg(earlier);
    case FollowUpKind::OtherCondition: return tr("Same as “%1”, with a different filter").arg(earlier);
    case FollowUpKind::AboutAnswer: return tr("Computed from the rows of “%1”").arg(earlier);
    default: return tr("Follow-up to “%1”").arg(earlier);
    }
}

void AnswersPanel::showRead(const QStringList& tables, int all)
{
    m_read->setVisible(!tables.isEmpty());
    m_read->setText(tr("%1 of %2 tables were read. To always include a table, right-click it in the schema.").arg(tables.size()).arg(all));
    m_read->setToolTip(tables.join(QStringLiteral(", ")));
}

void AnswersPanel::showChosen(int candidate)
{
    const QSignalBlocker blocker(this);
    m_list->setCurrentIndex(m_model->index(candidate));
}

void AnswersPanel::showOwnSql()
{
    const QSignalBlocker blocker(this);
    m_list->clearSelection(); // the one whose steps are shown stays the current one, and can be chosen again
    m_verdict = tr("These answers belong to your question. The rows come from your own SQL.");
    showVerdict();
}

void AnswersPanel::showTrust(const Answer& answer, bool isRun, bool isDoubtTold)
{
    const Assessment assessment = assess(answer);
    m_verdict = verdictText(assessment, isRun, isDoubtTold);
    showVerdict();
}

void AnswersPanel::setConfirmed(bool isConfirmed)
{
    m_isConfirmed = isConfirmed;
    showVerdict();
}

void AnswersPanel::showVerdict()
{
    m_trust->setText(m_isConfirmed ? QStringLiteral("<b>%1</b>").arg(tr("Saved as right")) : m_verdict);
}
