// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/frames/picture.h"

#include <QWidget>

#include <functional>

class ListingModel;
class QHBoxLayout;
class QStackedWidget;
class QTableView;
class QToolButton;
class ZoomableView;

/// A view of a picture with what all pictures can do: change to the list form (Ctrl+Alt+L), be searched and zoomed where the view can,
/// be shown large (F4), be saved (Ctrl+Alt+S).
class PictureFrame : public QWidget
{
    Q_OBJECT
public:
    using MakePicture = std::function<Picture()>;

    /// Takes `view` over. `makePicture` is called for the list and for saving.
    PictureFrame(QWidget* view, MakePicture makePicture, QWidget* parent = nullptr);

    /// For further buttons, left of the common ones.
    QHBoxLayout* bar() const { return m_bar; }

    /// The picture has changed: renews the list where it is shown.
    void refresh();
    bool isList() const;
    void toggleList();
    /// Asks for a file and writes.
    void save();
    Picture picture() const { return m_makePicture(); }

Q_SIGNALS:
    void selected(const Selection& selection);
    /// To be shown large in the centre, or small again.
    void enlargeWanted();
    /// Written to a file, or a sentence about why not.
    void saved(const QString& file);
    void saveFailed(const QString& reason);

private:
    void addSearch(ZoomableView* view);
    void addZooming(ZoomableView* view);
    QToolButton* addButton(const QString& icon, const QString& text);
    void reportRow(int row);

    QWidget* m_view = nullptr;
    MakePicture m_makePicture;
    QStackedWidget* m_pages = nullptr; ///< view, list
    ListingModel* m_model = nullptr;
    QTableView* m_list = nullptr;
    QHBoxLayout* m_bar = nullptr;
    QToolButton* m_listButton = nullptr;
};

/// The frame in the window that a key is for: the one with the focus, else the first to be seen; null: none.
PictureFrame* currentFrame(const QWidget* window);
