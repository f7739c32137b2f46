// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/candidate_list_model.h"

#include "ui/base/wording/cell_text.h"

#include <QLocale>
#include <QStringList>

using namespace ratatosk;

namespace {

QStringList guessedJoins(const AnswerCandidate& candidate)
{
    QStringList joins;
    for (const std::string& join : candidate.guessedJoins)
        joins << QString::fromStdString(join);
    return joins;
}

/// Figures with the digits that headline and rows have.
QList<QStringList> rowsOf(const RowPreview& preview)
{
    const ResultTable table{preview.columns, preview.rows, preview.isComplete, 0};
    QList<QStringList> rows;
    for (const std::vector<Cell>& row : preview.rows) {
        QStringList texts;
        for (std::size_t column = 0; column < row.size(); ++column)
            texts << displayedCell(row[column], numberDisplay(table, static_cast<int>(column)));
        rows << texts;
    }
    return rows;
}

} // namespace

void CandidateListModel::setCandidates(std::vector<AnswerCandidate> candidates, bool isCalibrated, const QStringList& readings,
                                       bool areChancesHidden)
{
    beginResetModel();
    m_isCalibrated = isCalibrated;
    m_areChancesHidden = areChancesHidden;
    m_candidates = std::move(candidates);
    m_readings = readings;
    endResetModel();
}

int CandidateListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_candidates.size());
}

QVariant CandidateListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const AnswerCandidate& candidate = m_candidates[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SqlRole: return QString::fromStdString(candidate.sql);
    case ShareRole: return areChancesHidden() ? QVariant() : QVariant(candidate.share);
    case GuessedJoinsRole: return guessedJoins(candidate);
    case RowsRole: return QVariant::fromValue(rowsOf(candidate.preview));
    case FoundRole: return found(candidate);
    case ReadingRole: return m_readings.value(index.row());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return describe(index.row());
    default: return {};
    }
}

void CandidateListModel::setConfirmed(const QString& sql)
{
    if (m_confirmed == sql.toStdString())
        return;
    m_confirmed = sql.toStdString();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

QString CandidateListModel::found(const AnswerCandidate& candidate) const
{
    const RowPreview& preview = candidate.preview;
    QStringList parts;
    if (preview.count >= 0)
        parts << (preview.isComplete ? tr("%Ln row(s)", nullptr, preview.count) : tr("more than %Ln row(s)", nullptr, preview.count));
    if (isConfirmed(candidate))
        parts << tr("Saved as right");
    return parts.join(QStringLiteral(" · "));
}

QString CandidateListModel::describe(int row) const
{
    const AnswerCandidate& candidate = m_candidates[static_cast<size_t>(row)];
    const QString share = QLocale().toString(candidate.share * 100, 'f', 0);
    const QString meaning = m_isCalibrated ? tr("Right with a probability of %1%, measured on databases that were new to the model")
                                           : tr("%1% of the weight of all answers (not the probability that this answer is right)");
    QStringList lines{tr("Answer %1").arg(row + 1), m_readings.value(row), QString::fromStdString(candidate.sql),
                      areChancesHidden() ? QString() : meaning.arg(share)};
    for (const QString& join : guessedJoins(candidate))
        lines << tr("Guessed join: %1").arg(join);
    lines << found(candidate);
    for (const QStringList& row : rowsOf(candidate.preview))
        lines << row.join(QStringLiteral(" · "));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}
