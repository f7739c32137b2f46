// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/glance_panel.h"

#include "ui/answer/asking/answer_headline.h"
#include "ui/base/look/theme.h"
#include "ui/base/state/inquiry.h"
#include "ui/rows/table/result_table_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

constexpr int kLongestHold = 600; ///< milliseconds; what takes longer says so
constexpr double kDimmed = 0.45;
constexpr int kMargin = 16;

} // namespace

GlancePanel::GlancePanel(QWidget* over)
    : QWidget(over), m_over(over), m_contents(new QWidget(this)), m_reading(new QLabel(m_contents)),
      m_headline(new AnswerHeadline(m_contents)), m_rows(new QTableView(m_contents)), m_model(new ResultTableModel(m_contents))
{
    setObjectName(QStringLiteral("glance"));
    setAccessibleName(tr("Answer to the question that is being typed"));
    for (QWidget* part : m_headline->findChildren<QWidget*>())
        part->setObjectName(QStringLiteral("glance-") + part->objectName());
    m_reading->setObjectName(QStringLiteral("glanceReading"));
    m_reading->setTextFormat(Qt::PlainText);
    m_reading->setWordWrap(true);
    m_reading->setContentsMargins(kMargin, kMargin / 2, kMargin, 0);
    m_rows->setObjectName(QStringLiteral("glanceRows"));
    m_rows->setModel(m_model);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setFocusPolicy(Qt::NoFocus);
    m_rows->setSelectionMode(QTableView::NoSelection);
    auto* layout = new QVBoxLayout(m_contents);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_reading);
    layout->addWidget(m_headline);
    layout->addWidget(m_rows, 1);
    layout->addStretch();
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_contents);
    m_limit.setSingleShot(true);
    m_limit.setInterval(kLongestHold);
    m_limit.callOnTimeout(this, &GlancePanel::settle);
    over->installEventFilter(this);
    grey();
    hide();
}

bool GlancePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_over && event->type() == QEvent::Resize && isVisible()) {
        m_still = {}; // of another size
        cover();
    }
    return QWidget::eventFilter(watched, event);
}

void GlancePanel::cover()
{
    setGeometry(m_over->rect());
    m_contents->setVisible(m_still.isNull());
    raise();
    show();
    update();
}

void GlancePanel::grey()
{
    QPalette greyed = palette();
    const QColor muted = Theme::of(greyed).muted;
    greyed.setColor(QPalette::Text, muted);
    greyed.setColor(QPalette::WindowText, muted);
    m_contents->setPalette(greyed);
}

void GlancePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        grey();
}

void GlancePanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (m_still.isNull())
        return;
    painter.setOpacity(kDimmed);
    painter.drawPixmap(0, 0, m_still);
}

void GlancePanel::showGlance(const Inquiry& inquiry, const Schema& schema, const QString& reading, const QStringList& titles)
{
    m_limit.stop();
    m_still = {};
    m_reading->setText(reading);
    m_headline->showInquiry(inquiry, schema);
    m_headline->findChild<QToolButton*>()->hide(); // there is nothing to put away yet
    const ResultTable* rows = answerRows(inquiry);
    const bool hasRows = rows && (rows->rows.size() > 1 || rows->columns.size() > 1);
    m_rows->setVisible(hasRows);
    if (hasRows) {
        m_model->setTable(*inquiry.run.outcomes.front().table, titles);
        m_rows->resizeColumnsToContents();
    }
    cover();
}

void GlancePanel::hold()
{
    if (!isVisible()) {
        m_still = m_over->grab();
        cover();
    }
    m_limit.start();
}

void GlancePanel::settle()
{
    m_limit.stop();
    m_still = {};
    hide();
}
