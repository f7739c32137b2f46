// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/manual_view.h"

#include <QImage>
#include <QScrollBar>
#include <QTextDocument>

#include <algorithm>

namespace {

constexpr int kPageMargin = 12;
constexpr int kNarrowestPicture = 160;

} // namespace

ManualView::ManualView(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false); // links name pages, which the panel shows
    document()->setDocumentMargin(kPageMargin);
}

void ManualView::showPage(const QString& markdown)
{
    m_page = markdown;
    layOut();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

/// Titles one level smaller than Markdown makes them: a panel is narrow.
void ManualView::layOut()
{
    m_laidOutFor = pictureWidth();
    setMarkdown(m_page.startsWith(QLatin1Char('#')) ? QLatin1Char('#') + m_page : m_page);
}

/// The same with and without a scroll bar, so that pictures do not change size while the page is laid out.
int ManualView::pictureWidth() const
{
    return std::max(kNarrowestPicture, width() - verticalScrollBar()->sizeHint().width() - 2 * kPageMargin);
}

QVariant ManualView::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    QImage picture(QStringLiteral(":/help/") + name.path());
    if (picture.isNull())
        return {};
    const int shown = std::min(picture.width(), pictureWidth());
    const int pixels = std::min(picture.width(), qRound(shown * devicePixelRatioF()));
    picture = picture.scaledToWidth(pixels, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(static_cast<double>(pixels) / shown);
    return picture;
}

void ManualView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_page.isEmpty() || pictureWidth() == m_laidOutFor)
        return;
    const int place = verticalScrollBar()->value();
    const QTextCursor selected = textCursor();
    const int anchor = selected.anchor(), position = selected.position();
    layOut();
    QTextCursor cursor(document());
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(place);
}
