// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

/// Shows one page of the manual. Pictures are never wider than the view.
class ManualView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ManualView(QWidget* parent = nullptr);

    /// Shows the page from its beginning.
    void showPage(const QString& markdown);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int pictureWidth() const;
    void layOut();

    QString m_page;
    int m_laidOutFor = 0; ///< the width of pictures
};
