// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes the pictures of the manual and of the README anew, without a display: resources/help/take_pictures.
#include "tests/pictures/studio.h"
#include "tests/pictures/window_states.h"
#include "ui/base/look/theme.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QProcess>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <iostream>

using namespace ratatosk;

namespace {

constexpr auto kCustomers = "customer;city;revenue;since\nAlpine Club;Innsbruck;1.250,50;03.05.2019\nBergfreunde;Graz;980,00;17.11.2020\n"
                            "Dolomiti Srl;Bolzano;2.410,25;29.01.2018\nClimbing House;Vienna;760,80;08.06.2022\n"
                            "Tatra Tours;Zakopane;1.120,00;21.09.2021\n";

/// What all scenes start from.
struct Props {
    QString huts;
    QString edited;
    QString customers;
};

void takeFiles(const Studio& fresh, const Studio& imported, const Studio& together, const Props& props)
{
    Studio::settle(2);
    fresh.save("open", *fresh.window().centralWidget(), {1100, 520});
    fresh.trigger("connectServer");
    fresh.save("server", {"serverBar"}, {1100, 240});
    imported.open(props.customers);
    Studio::settle(8); // questions to try are tried
    imported.save("files", {"formatBar", "rowsAndSql"}, {620, 300});
    QTest::mouseClick(imported.part("formatChange"), Qt::LeftButton);
    Studio::settle(2);
    imported.save("correct-import", {"formatBar", "rowsAndSql"}, {860, 280});
    together.openTogether({props.huts, props.customers});
    Studio::settle(8);
    together.save("together", {"rowsAndSql"}, {620, 280});
}

void takeQuestions(const Studio& studio, const Props& props)
{
    studio.open(props.huts);
    Studio::settle(8);
    studio.save("schema", {"schemaDock", "overview"}, {960, 340});
    studio.ask(QStringLiteral("Which huts are in Austria?"));
    studio.ask(QStringLiteral("What about Italy?"));
    studio.save("follow-up", {"askBar", "answersDock"}, {1100, 260});
    studio.ask(QStringLiteral("How many of them have more than 50 beds?"));
    studio.window().findChild<QDockWidget*>(QStringLiteral("threadDock"))->raise();
    Studio::settle();
    studio.save("conversation", {"thread"}, {440, 290});
    studio.window().findChild<QDockWidget*>(QStringLiteral("answersDock"))->raise();
    studio.ask(QStringLiteral("list the guests from Germny"));
    studio.save("spelling", {"answersDock"}, {620, 240});
    studio.ask(QStringLiteral("Show the best guests"));
    studio.save("confidence", {"answersDock"}, {440, 280});
    studio.ask(QStringLiteral("How many bookings were there last month?"));
    studio.save("dates", {"answersDock"}, {440, 260});
    studio.save("empty", {"rowsAndSql"}, {620, 210});
    studio.ask(QStringLiteral("How many guests are there from each country?"));
    studio.trigger("showChart");
    studio.save("chart", {"rowsAndSql"}, {620, 480});
}

void takeReasons(const Studio& studio, const Props& props)
{
    studio.open(props.huts);
    studio.ask(QStringLiteral("Which huts in Austria have more than 60 beds?"));
    studio.save("ask", {"askBar", "answersDock"}, {1100, 340});
    studio.explain(0);
    studio.save("words", {"why"}, {440, 440});
    studio.explain(1);
    studio.save("steps", {"why"}, {440, 340});
    for (const auto& [page, picture] : {std::pair{2, "links"}, {3, "attention"}, {4, "tree"}}) {
        studio.explain(page);
        studio.trigger("largePicture");
        Studio::settle(2);
        studio.save(picture, {page == 2 ? "links" : page == 3 ? "attention" : "syntaxTree"}, {960, page == 2 ? 320 : 520});
        studio.trigger("largePicture");
    }
    studio.trigger("showGraph");
    studio.save("graph", {"schemaGraph"}, {960, 620});
    studio.trigger("showGraph");
    studio.trigger("saveAnswer");
    studio.save("saved", {"askBar", "answersDock"}, {1100, 240});
}

void takeRows(const Studio& studio, const Props& props)
{
    studio.open(props.edited);
    studio.sql(QStringLiteral("SELECT * FROM hut"));
    studio.goTo(0, 3);
    studio.trigger("filterByValue");
    studio.save("rows", {"results"}, {620, 260});
    studio.trigger("findCells");
    studio.part<QLineEdit>("searchText")->setText(QStringLiteral("Rossi"));
    studio.press(studio.part("searchText"), Qt::Key_Return);
    Studio::settle(2);
    studio.save("find-value", {"searchText", "searchStart", "foundCells"}, {300, 300});
    studio.sql(QStringLiteral("SELECT country, season, count(*) FROM hut JOIN region USING (region_id) GROUP BY country, season"));
    studio.trigger("crossTable");
    studio.save("pivot", {"results"}, {440, 190});
    studio.sql(QStringLiteral("SELECT * FROM trail LIMIT 8"));
    studio.goTo(1, 0);
    if (QMenu* related = studio.window().findChild<QAction*>(QStringLiteral("relatedRows"))->menu()) {
        related->popup({40, 120});
        Studio::settle();
        studio.save("related", *related, {620, 240});
        related->close();
    }
    studio.sql(QStringLiteral("SELECT country, count(*) FROM guest GROUP BY country"));
    studio.goTo(2, 1);
    studio.trigger("rowsBehind");
    studio.save("source-rows", {"results"}, {620, 240});
    studio.sql(QStringLiteral("SELECT nmae FROM hut WHERE beds > 60"), false);
    Studio::settle(3);
    studio.save("sql", {"sqlEditor", "sqlError"}, {620, 200});
    studio.sql(QStringLiteral("SELECT name, beds FROM hut WHERE beds > :least AND season = :season"));
    studio.save("parameters", {"parameterBar", "sqlEditor"}, {620, 200});
    studio.sql(QStringLiteral("SELECT name, beds FROM hut"));
    studio.trigger("checkTables");
    Studio::settle(3);
    studio.save("check", {"results"}, {620, 330});
}

void takeEdits(const Studio& studio, const Props& props)
{
    studio.open(props.edited);
    studio.sql(QStringLiteral("SELECT * FROM hut"));
    studio.goTo(1, 4);
    studio.type(QStringLiteral("40"));
    studio.press(QApplication::focusWidget(), Qt::Key_Return);
    studio.trigger("editing");
    Studio::settle();
    studio.save("edit", {"editBar", "results"}, {760, 260});
}

void takeWindow(const Studio& light, const Studio& tall, const Props& props)
{
    light.open(props.huts);
    light.ask(QStringLiteral("How many trails are there of each difficulty?"));
    light.trigger("showChart");
    light.press(light.part("question"), Qt::Key_End); // nothing is selected
    light.save("window", light.window(), light.window().size());
    tall.open(props.huts);
    tall.ask(QStringLiteral("Show the names of the huts in Austria with more than 60 beds."));
    tall.select("hut", "name");
    tall.saveReasons("guests");
    tall.ask(QStringLiteral("What is the longest trail that starts at Rifugio Serena?"));
    tall.select("trail", "length");
    tall.saveReasons("trail");
}

void takeDark(const Studio& studio, const QString& singers)
{
    applyAppearance(Appearance::Dark);
    studio.open(singers);
    studio.ask(QStringLiteral("How many singers are there from each country?"));
    studio.select("singer", "Country");
    studio.saveReasons("singers");
    applyAppearance(Appearance::Light);
}

/// Windows of their own, which stay open until they are closed.
void takeDialogs(const Studio& studio, const Props& props)
{
    studio.open(props.huts);
    const auto whileOpen = [&](const char* action, const char* dialog, const std::function<void(QWidget&)>& take) {
        QTimer::singleShot(Studio::kPause, &studio.window(), [&studio, dialog, take] {
            for (QWidget* one : QApplication::topLevelWidgets()) {
                if (one->isVisible() && one->objectName() == QLatin1String(dialog)) {
                    take(*one);
                    one->close();
                    return;
                }
            }
            std::cerr << "not in sight: " << dialog << std::endl;
        });
        studio.trigger(action);
        Studio::settle(2);
    };
    whileOpen("preferences", "preferencesDialog", [&](QWidget& dialog) { studio.save("settings", dialog, {440, 460}); });
    whileOpen("palette", "commandPalette", [&](QWidget& dialog) {
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("row"));
        QTest::qWait(200);
        studio.save("find", dialog, {440, 200});
    });
    studio.ask(QStringLiteral("Which huts in Austria have more than 60 beds?"));
    if (QMenu* copy = studio.window().findChild<QMenu*>(QStringLiteral("copyMenu"))) {
        copy->popup({40, 40});
        Studio::settle();
        studio.save("export", *copy, {440, 340});
        copy->close();
    }
}

/// Into $RATATOSK_SCREENSHOTS: at a small and a usual size, in light and dark. QT_SCALE_FACTOR=2 shows them on a fine screen.
template <class StudioOf>
void takeStates(const Props& props, const StudioOf& studioOf)
{
    const QString to = qEnvironmentVariable("RATATOSK_SCREENSHOTS");
    if (to.isEmpty()) {
        std::cerr << "RATATOSK_SCREENSHOTS names no folder" << std::endl;
        return;
    }
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        applyAppearance(appearance);
        for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
            const QString name = QStringLiteral("%1-%2")
                                     .arg(size.width())
                                     .arg(appearance == Appearance::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
            QDir(to).mkpath(name);
            const Studio studio = studioOf(size, QDir(QDir(to).filePath(name)));
            WindowStates(studio, {props.huts, props.edited, props.customers}).take();
        }
    }
    applyAppearance(Appearance::Light);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    initialiseProgramResources();
    speak(application, QStringLiteral("en"));
    applyAppearance(Appearance::Light);
    const QDir pictures(QStringLiteral(RATATOSK_SOURCE_DIR "/resources/help/pictures"));
    const QDir screenshots(QStringLiteral(RATATOSK_SOURCE_DIR "/resources/screenshots"));
    const QTemporaryDir folder;
    const QDir work(folder.path());
    const Props props{work.filePath(QStringLiteral("mountain_huts.sqlite")), work.filePath(QStringLiteral("edited.sqlite")),
                      work.filePath(QStringLiteral("customers.csv"))};
    for (const QString& file : {props.huts, props.edited})
        QProcess::execute(QStringLiteral("sqlite3"),
                          {file, QStringLiteral(".read " RATATOSK_SOURCE_DIR "/resources/samples/mountain_huts.sql")});
    if (QFile customers(props.customers); customers.open(QFile::WriteOnly))
        customers.write(kCustomers);

    const QStringList wanted = QApplication::arguments().mid(1);
    const auto take = [&](const char* group, const auto& scene) {
        if (wanted.isEmpty() || wanted.contains(QLatin1String(group)))
            scene();
    };
    int windows = 0;
    const auto studioOf = [&](QSize size, const QDir& to) {
        const QString place = work.filePath(QString::number(++windows));
        QDir().mkpath(place);
        return Studio(place, to, size);
    };
    const auto studio = [&] { return studioOf({1100, 720}, pictures); };
    take("files", [&] { takeFiles(studio(), studio(), studio(), props); });
    take("questions", [&] { takeQuestions(studio(), props); });
    take("reasons", [&] { takeReasons(studio(), props); });
    take("rows", [&] { takeRows(studio(), props); });
    take("edits", [&] { takeEdits(studio(), props); });
    take("window", [&] { takeWindow(studioOf({1360, 860}, screenshots), studioOf({1280, 800}, screenshots), props); });
    take("dark", [&] {
        takeDark(studioOf({1280, 800}, screenshots),
                 QStringLiteral(RATATOSK_SOURCE_DIR "/build/data/spider/database/concert_singer/concert_singer.sqlite"));
    });
    take("dialogs", [&] { takeDialogs(studio(), props); });
    if (wanted.contains(QLatin1String("states")))
        takeStates(props, studioOf);
    return 0;
}
