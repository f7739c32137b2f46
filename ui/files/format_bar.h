// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/openable_place.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

/// How the CSV files and sheets of the open database were read: one line, until each thing is asked for in a list that it is corrected with. Hidden where
/// there is none.
class FormatBar : public QFrame
{
    Q_OBJECT
public:
    explicit FormatBar(QWidget* parent = nullptr);

    /// Shows those, and of several the one that was shown before. Does not show the bar itself.
    void setFiles(std::vector<ratatosk::ReadText> files);
    bool hasFiles() const { return !m_files.empty(); }
    /// With all lists.
    void focusFirst();
    /// To the list that was used last.
    void focusAgain();

Q_SIGNALS:
    /// By a person: what was chosen of this file from now on.
    void chosen(const ratatosk::ReadText& file, const ratatosk::DelimitedFormat& format);
    void closed();

private:
    QComboBox* add(const QString& label, const char* name, bool isOfTexts = true);
    QSpinBox* addRow(const QString& label, const char* name);
    void addPair(const QString& label, QWidget* part, const char* name, bool isOfTexts);
    void createLists();
    void createButtons();
    void setFolded(bool isFolded);
    static QStringList gistOf(const ratatosk::TableRemark& remark);
    QString gist(const ratatosk::ReadText& file) const;
    QComboBox* firstList() const;
    void showFile();
    void choose(QComboBox* list);
    void chooseRow(QSpinBox* row);
    const ratatosk::ReadText* shownFile() const;

    std::vector<ratatosk::ReadText> m_files;
    QComboBox* m_file = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_gist = nullptr;
    QComboBox* m_separator = nullptr;
    QComboBox* m_heading = nullptr;
    QComboBox* m_comma = nullptr;
    QComboBox* m_dayFirst = nullptr;
    QComboBox* m_encoding = nullptr;
    QComboBox* m_quote = nullptr;
    QSpinBox* m_headingRow = nullptr;
    QSpinBox* m_firstRow = nullptr;
    QSpinBox* m_lastRow = nullptr;
    std::vector<QWidget*> m_parts;     ///< what is folded away
    std::vector<QWidget*> m_textParts; ///< likewise, and only of texts
    bool m_isFolded = true;
    QPushButton* m_change = nullptr;
    QPushButton* m_forget = nullptr;
    QWidget* m_used = nullptr;
};
