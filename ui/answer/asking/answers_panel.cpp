// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/answers_panel.h"

#include "core/answer/value/trust.h"
#include "ui/answer/asking/candidate_delegate.h"
#include "ui/answer/asking/candidate_list_model.h"
#include "ui/base/look/noted_view.h"
#include "ui/base/look/theme.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
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

/// Below few answers the room is not left without a word.
class AnswersList : public QListView
{
public:
    explicit AnswersList(QWidget* parent) : QListView(parent) {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QListView::paintEvent(event);
        const int count = model()->rowCount();
        const QRect last = visualRect(model()->index(count - 1, 0));
        const QRect room = viewport()->rect().adjusted(kHintMargin, last.bottom() + kHintMargin, -kHintMargin, -kHintMargin);
        const QString hint = accessibleDescription();
        const int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
        if (count == 0 || hint.isEmpty() || fontMetrics().boundingRect(room, flags, hint).height() > room.height())
            return;
        QPainter painter(viewport());
        painter.setPen(Theme::of(palette()).muted);
        painter.drawText(room, flags, hint);
    }

private:
    static constexpr int kHintMargin = 16;
};

} // namespace

AnswersPanel::AnswersPanel(QWidget* parent)
    : QWidget(parent), m_model(new CandidateListModel(this)), m_list(new AnswersList(this)),
      m_note(tr("Ask a question to see answers here.")), m_view(new NotedView(m_list, m_note, this)), m_ownSql(addNote("ownSql")),
      m_spelling(addNote("spelling")), m_read(addNote("read")), m_saved(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("answers"));
    m_list->setAccessibleName(tr("Answers, best first"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CandidateDelegate(this));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_ownSql->setText(tr("These answers belong to your question. The rows come from your own SQL."));
    m_spelling->setTextFormat(Qt::RichText);
    m_spelling->setTextInteractionFlags(Qt::TextBrowserInteraction); // links by keyboard, too
    connect(m_spelling, &QLabel::linkActivated, this, &AnswersPanel::spellingKept);
    m_saved->setObjectName(QStringLiteral("savedAnswer"));
    m_saved->setText(tr("Use your saved answer"));
    m_saved->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_saved);
    layout->addWidget(m_spelling);
    layout->addWidget(m_ownSql);
    layout->addWidget(m_read);
    layout->addWidget(m_view, 1);
    connect(m_saved, &QPushButton::clicked, this, [this] { m_useSaved(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& selected) {
        if (!selected.isEmpty())
            Q_EMIT chosen(selected.indexes().front().row());
    });
}

QLabel* AnswersPanel::addNote(const char* name)
{
    auto* note = new QLabel(this);
    note->setObjectName(QLatin1String(name));
    note->setWordWrap(true);
    note->setMargin(6);
    note->hide();
    return note;
}

void AnswersPanel::setAnswer(const Answer* answer, const QStringList& readings)
{
    m_model->setCandidates(answer ? shownOf(*answer) : std::vector<AnswerCandidate>(), answer && answer->isCalibrated, readings,
                           !answer || !areChancesShown(*answer));
    m_list->setAccessibleDescription(
        m_model->rowCount() == 1 ? tr("No other answer was found. Other words in the question may lead to more.") : QString());
    showOwnSql(false);
    showSpelling(answer);
    if (answer)
        m_view->showContent();
    else
        m_view->showNote(m_note);
}

void AnswersPanel::showSpelling(const Answer* answer)
{
    QStringList lines;
    for (const SpellingCorrection& correction : answer ? answer->corrections : std::vector<SpellingCorrection>()) {
        const QString typed = QString::fromStdString(correction.typed).toHtmlEscaped();
        lines << tr("“%1” is read as “%2”.").arg(typed, QString::fromStdString(correction.read).toHtmlEscaped())
                + QStringLiteral(" <a href=\"keep\">%1</a>").arg(tr("Keep “%1”").arg(typed));
    }
    m_spelling->setText(lines.join(QStringLiteral("<br>")));
    m_spelling->setVisible(!lines.isEmpty());
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

void AnswersPanel::showOwnSql(bool isOwn)
{
    const QSignalBlocker blocker(this);
    m_ownSql->setVisible(isOwn);
    if (isOwn)
        m_list->clearSelection(); // the one whose steps are shown stays the current one, and can be chosen again
}

void AnswersPanel::setConfirmed(const QString& sql)
{
    m_model->setConfirmed(sql);
}
