// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/pictures/studio.h"
#include "ui/files/schema_panel.h"

#include <QTimer>

/// The states in which a window is seen most, for whoever looks at all of them after a change of its looks.
class WindowStates
{
public:
    struct Files {
        QString database;
        QString edited; ///< may be written to
        QString text;   ///< of rows, with something to correct
    };

    WindowStates(const Studio& studio, Files files) : m_studio(studio), m_files(std::move(files)) {}

    void take() const
    {
        Studio::settle(2);
        save("01-start");
        takeQuestions();
        takeReasons();
        takeEdits();
        m_studio.openTogether({m_files.text});
        save("11-format");
    }

private:
    void save(const char* name) const { m_studio.save(name, m_studio.window(), m_studio.window().size()); }

    void takeQuestions() const
    {
        m_studio.openTogether({m_files.database});
        Q_EMIT m_studio.window().findChild<SchemaPanel*>()->rowsWanted(ratatosk::TableId{0});
        Studio::settle(2);
        save("02-browse");
        m_studio.ask(QStringLiteral("How many guests are there from each country?"));
        save("03-answered");
        m_studio.trigger("showChart");
        save("05-chart");
        m_studio.sql(QStringLiteral("SELECT nmae FROM hut WHERE beds > 60"));
        save("04-error");
    }

    void takeReasons() const
    {
        m_studio.ask(QStringLiteral("Which huts in Austria have more than 60 beds?"));
        m_studio.trigger("showGraph");
        save("07-graph");
        m_studio.trigger("showGraph");
        m_studio.explain(3);
        m_studio.trigger("largePicture");
        Studio::settle(2);
        save("08-attention");
        m_studio.trigger("largePicture");
        m_studio.trigger("findAnything");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hut"));
        saveOnTop("09-find");
        m_studio.trigger("shortcuts");
        saveOnTop("10-shortcuts");
    }

    void takeEdits() const
    {
        m_studio.openTogether({m_files.edited});
        m_studio.sql(QStringLiteral("SELECT * FROM hut"));
        m_studio.goTo(1, 4);
        m_studio.type(QStringLiteral("40"));
        m_studio.press(QApplication::focusWidget(), Qt::Key_Return);
        save("06-edits");
        m_studio.trigger("undoChanges");
        m_studio.trigger("rowForm");
        m_studio.goTo(2, 1);
        save("12-form");
    }

    /// With a window of its own in front, which then goes.
    void saveOnTop(const char* name) const
    {
        Studio::settle();
        for (QWidget* one : QApplication::topLevelWidgets()) {
            if (one != &m_studio.window() && one->isVisible() && one->isWindow()) {
                m_studio.save(name, *one, one->size());
                one->close();
            }
        }
        m_studio.window().activateWindow();
        Studio::settle();
    }

    const Studio& m_studio;
    Files m_files;
};
