// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/attention_maps/attention_overview.h"
#include "tests/support/scratch_database.h"
#include "tests/ui/window_stage.h"
#include "ui/files/format_bar.h"
#include "ui/files/import_bar.h"
#include "ui/help/about_dialog.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/attention/occlusion_page.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/rows/cells/cell_dialog.h"
#include "ui/rows/exporting/copy_bar.h"

#include <QApplication>
#include <QListWidget>
#include <QTabWidget>
#include <QTimer>

#include <functional>

/// Goes through every panel, bar and dialog of the window, with something in each, for tests that look at all of them.
class WindowTour
{
public:
    /// Called with a name for the place and the window or dialog that it is to be seen in.
    using Look = std::function<void(const QString& place, QWidget* top)>;

    /// `window`: its size, as far as its contents let it be so small.
    explicit WindowTour(Look look, const QSize& window = QSize(1360, 860)) : m_look(std::move(look)) { m_stage.window->resize(window); }

    /// False: a place could not be reached.
    bool go()
    {
        look("start");
        return openDatabase() && answer() && why() && attention() && graph() && query() && changes() && dialogs();
    }

private:
    void look(const QString& place)
    {
        QTest::qWait(20); // layouts settle
        m_look(place, m_stage.window.get());
    }

    bool lookAt(const QString& place, const char* action, const char* dialog)
    {
        m_stage.trigger(action);
        if (!QTest::qWaitFor([&] { return m_stage.child<QWidget>(dialog) != nullptr; }))
            return false;
        auto* shown = m_stage.child<QWidget>(dialog);
        QTest::qWait(20);
        m_look(place, shown);
        shown->close();
        return true;
    }

    bool openDatabase()
    {
        if (!m_stage.open(m_database.file()))
            return false;
        m_stage.source->becomeReady();
        look("opened");
        m_stage.window->openDatabase(m_stage.folder.filePath(QStringLiteral("nowhere.db")));
        const bool isRecognised = QTest::qWaitFor([this] { return !m_stage.message().isEmpty(); });
        look("message");
        m_stage.child<MessageBar>("messageBar")->hide();
        return isRecognised;
    }

    bool answer()
    {
        if (!m_stage.askAndAnswer())
            return false;
        m_items = m_stage.window->workspace().answer()->relations.size();
        look("answered");
        m_stage.trigger("saveAnswer");
        return true;
    }

    bool why()
    {
        auto* pages = m_stage.child<QTabWidget>("why");
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            m_stage.window->workspace().select(page == 0 ? Selection() : Selection{.words = {1}});
            look(QStringLiteral("why_%1").arg(page));
        }
        m_stage.trigger("listForm"); // of the tree, the last page
        look("tree_list");
        m_stage.trigger("listForm");
        m_stage.trigger("largePicture");
        look("large");
        m_stage.trigger("largePicture");
        return pages->count() > 0;
    }

    bool attention()
    {
        auto* panel = m_stage.window->findChild<AttentionPanel*>();
        m_stage.child<QTabWidget>("why")->setCurrentWidget(panel);
        auto* pages = m_stage.child<QTabWidget>("attentionPages");
        ratatosk::AttentionOverview overview;
        const ratatosk::Answer& answer = *m_stage.window->workspace().answer();
        for (int layer = 0; layer < 24; ++layer)
            ratatosk::addLayer(overview, dogMaps(layer, 8, m_items), answer.relations, static_cast<int>(answer.relationNames.size()));
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            Q_EMIT m_stage.source->attentionReady(dogMaps(23, 8, m_items));
            Q_EMIT m_stage.source->overviewReady(overview);
            panel->occlusion()->showReport({answer.candidates[0].sql, 0.74, {{0, kDogSql, 0.7}, {1, kOtherDogSql, 0.2}}});
            look(QStringLiteral("attention_%1").arg(page));
        }
        return pages->count() > 0;
    }

    bool graph()
    {
        m_stage.trigger("showGraph");
        look("graph");
        m_stage.trigger("showGraph");
        return true;
    }

    bool query()
    {
        if (!m_stage.run(QStringLiteral("SELECT name, age, age * 2 AS twice FROM dogs")))
            return false;
        m_stage.trigger("filterRows");
        look("filtered");
        m_stage.trigger("showChart");
        look("chart");
        m_stage.trigger("showChart");
        m_stage.child<SqlEditor>("sqlEditor")->setFocus();
        m_stage.trigger("replace");
        look("replace");
        m_stage.trigger("explainPlan");
        QTest::qWait(300);
        look("plan");
        if (!m_stage.run(QStringLiteral("SELECT nam FROM dogs")))
            return false;
        look("error");
        if (!m_stage.run(QStringLiteral("SELECT name FROM dogs WHERE age > 3 AND name = 'Rexx'")))
            return false;
        QTest::qWait(300);
        look("nothing_found");
        m_stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT name FROM dogs WHERE age > :least AND age < :most"));
        m_stage.trigger("run");
        look("parameters");
        m_stage.trigger("stop");
        return true;
    }

    bool changes()
    {
        QSignalSpy changed(&m_stage.window->workspace(), &Workspace::editingChanged);
        m_stage.trigger("editing");
        if (!changed.wait() || !m_stage.run(QStringLiteral("UPDATE dogs SET age = age + 1")))
            return false;
        m_stage.child<CopyBar>("copyBar")->start(QString::fromStdString(m_database.file().string()), QStringLiteral("/nowhere/copy.db"));
        look("changes");
        auto* imports = m_stage.child<ImportBar>("importBar");
        imports->begin(QStringLiteral("Reading a long file.csv"), QStringLiteral("Stop reading"));
        look("import");
        imports->giveUp();
        m_stage.trigger("undoChanges");
        m_stage.trigger("editing");
        if (!QTest::qWaitFor([this] { return !m_stage.window->workspace().isEditing(); }))
            return false;
        lookAtFormat(); // what a CSV was made into is not edited
        return true;
    }

    /// Of two files, so that the list of them is there, too.
    void lookAtFormat()
    {
        const ratatosk::FormatNote note{{ratatosk::TextEncoding::Utf8, ';', '"', true, true, true}, {}};
        auto* format = m_stage.child<FormatBar>("formatBar");
        format->setFiles({{"/data/sales of the whole year.csv", note}, {"/data/customers.csv", note}});
        format->show();
        look("format");
        format->focusFirst();
        look("format with lists");
        format->setFiles({});
        format->hide();
    }

    bool dialogs()
    {
        const bool areThere = lookAt("palette", "palette", "commandPalette") && lookAt("find anything", "findAnything", "findAnything")
            && lookAt("shortcuts", "shortcuts", "shortcutsDialog") && lookAt("preferences", "preferences", "preferencesDialog")
            && lookAt("history", "history", "historyDialog") && lookAt("saved_answers", "savedAnswers", "savedAnswersDialog");
        m_stage.trigger("help");
        look("help");
        const std::pair<const char*, ratatosk::Cell> cells[]{
            {"cell_text", std::string("a long text")},
            {"cell_json", std::string(R"({"dogs": [{"name": "Rex", "age": 4.5}], "none": null})")},
            {"cell_bytes", ratatosk::Blob{{std::byte{1}, std::byte{2}}}}};
        for (const auto& [place, cell] : cells) {
            auto* dialog = new CellDialog(QStringLiteral("photo"), cell, m_stage.window.get());
            dialog->show();
            QTest::qWait(20);
            m_look(QLatin1String(place), dialog);
            dialog->close();
        }
        QTimer::singleShot(50, m_stage.window.get(), [this] {
            m_look(QStringLiteral("about"), QApplication::activeModalWidget());
            QApplication::activeModalWidget()->close();
        });
        showAboutDialog(m_stage.window.get());
        return areThere;
    }

    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
    Stage m_stage;
    Look m_look;
    int m_items = 0;
};
