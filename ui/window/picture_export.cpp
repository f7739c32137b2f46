// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/picture_export.h"

#include "core/answer/explaining/question_linker.h"
#include "core/answer/explaining/typed_tree.h"
#include "core/answer/value/item_labels.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/openable_place.h"
#include "core/files/opening/database_browser.h"
#include "ui/base/wording/place_title.h"
#include "ui/base/workers/model_process.h"
#include "ui/pictures/attention/head_map_page.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/picture_file.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/tree_panel.h"

#include <QEventLoop>

#include <optional>
#include <utility>

using namespace ratatosk;

namespace {

constexpr QSize kPanelSize(900, 700);

/// Asks the parser and waits.
class Asking
{
public:
    Asking(const LaunchOptions& options, const Schema& schema)
    {
        const auto fail = [this](const Error& error) {
            m_error = error;
            m_loop.quit();
        };
        QObject::connect(&m_source, &AnswerSource::unavailable, &m_loop, fail);
        QObject::connect(&m_source, &AnswerSource::failed, &m_loop, fail);
        QObject::connect(&m_source, &AnswerSource::restarted, &m_loop, [fail] {
            fail({ErrorCode::WorkerFailed, "The parser stopped working."});
        });
        QObject::connect(&m_source, &AnswerSource::ready, &m_loop, [this, options](const ModelDescription& description) {
            model = description;
            m_source.ask(options.question.toStdString(), {}, {});
        });
        QObject::connect(&m_source, &AnswerSource::answered, &m_loop, [this](const Answer& given) {
            answer = given;
            m_loop.quit();
        });
        m_source.openDatabase(wholePlace(options.database).toStdString(), schema);
        m_source.start();
        if (!m_error) // a program that is not there fails at once
            m_loop.exec();
    }

    /// Waits for maps of the answer.
    void fetch(HeadMapPage& page, AttentionStore& store)
    {
        QObject::connect(&page, &HeadMapPage::mapsRequested, &m_source, &AnswerSource::requestAttention);
        QObject::connect(&m_source, &AnswerSource::attentionReady, &m_loop, [&](const AttentionMaps& maps) {
            store.take(maps);
            page.showMap();
            m_loop.quit();
        });
        page.show();
        m_loop.exec();
    }

    const std::optional<Error>& error() const { return m_error; }

    ModelDescription model;
    Answer answer;

private:
    ModelProcess m_source;
    QEventLoop m_loop;
    std::optional<Error> m_error;
};

PictureSubject subjectOf(const LaunchOptions& options, const std::string& model = {})
{
    return {options.question, placeTitle(options.source.isEmpty() ? options.database : options.source), QString::fromStdString(model)};
}

Result<void> write(QWidget& panel, const LaunchOptions& options)
{
    return writePicture(panel.findChild<PictureFrame*>()->picture(), options.pictureFile, options.scale);
}

Result<void> exportGraph(const LaunchOptions& options, const Schema& schema)
{
    GraphPanel panel;
    panel.setSubject(subjectOf(options));
    if (schema.tableCount() == 0)
        return Error{ErrorCode::InvalidSchema, "The database has no tables to draw."};
    QEventLoop loop;
    QObject::connect(&panel, &GraphPanel::laidOut, &loop, &QEventLoop::quit);
    panel.setSchema(schema);
    loop.exec();
    return write(panel, options);
}

/// Needs no model.
Result<void> exportLinks(const LaunchOptions& options, const Schema& schema)
{
    const auto linker = QuestionLinker::open(options.database.toStdString());
    if (!linker)
        return linker.error();
    const auto linked = linker->link(options.question.toStdString());
    if (!linked)
        return linked.error();
    Answer answer;
    answer.question = linked->question;
    answer.links = linked->links;
    answer.unusedWords = linked->unusedWords;
    answer.itemNames = itemLabels(linked->question, schema);
    answer.relations = {static_cast<int>(linked->question.words.size()), schema.columnCount(), schema.tableCount(), {}};
    LinksPanel panel;
    panel.resize(kPanelSize);
    panel.setSubject(subjectOf(options));
    panel.setAnswer(answer);
    panel.show();
    return write(panel, options);
}

Result<void> exportTree(const LaunchOptions& options, const Schema& schema)
{
    TreePanel panel;
    if (const auto typed = treeOf(options.question.toStdString(), schema)) {
        panel.setSubject(subjectOf({.database = options.database}));
        panel.setStatement({.sql = options.question.toStdString(), .tree = *typed});
        return write(panel, options);
    }
    const Asking asking(options, schema);
    if (asking.error())
        return *asking.error();
    panel.setSubject(subjectOf(options, asking.model.name));
    panel.setStatement(asking.answer.candidates.front());
    return write(panel, options);
}

Result<void> exportAttention(const LaunchOptions& options, const Schema& schema)
{
    Asking asking(options, schema);
    if (asking.error())
        return *asking.error();
    if (options.layer > asking.model.layers || options.head > asking.model.heads)
        return Error{ErrorCode::InvalidArgument, "The model has no such layer or head."};
    AttentionStore store;
    store.begin(asking.answer.relations.size());
    HeadMapPage page(store);
    page.resize(kPanelSize);
    page.setModel(asking.model);
    page.setSubject(subjectOf(options, asking.model.name));
    page.setAnswer(asking.answer);
    page.chooseMap((options.layer > 0 ? options.layer : asking.model.layers) - 1, options.head - 1);
    asking.fetch(page, store);
    if (asking.error())
        return *asking.error();
    return write(page, options);
}

} // namespace

Result<void> exportPicture(const LaunchOptions& given)
{
    LaunchOptions options = given;
    if (isImportable(options.database.toStdString())) {
        const auto database = openablePlace(options.database.toStdString());
        if (!database)
            return database.error();
        options.source = std::exchange(options.database, QString::fromStdString(*database));
    }
    const auto browser = DatabaseBrowser::open(options.database.toStdString());
    if (!browser)
        return browser.error();
    const Schema schema = (*browser)->schema();
    if (options.picture == QLatin1String("graph"))
        return exportGraph(options, schema);
    if (options.picture == QLatin1String("link"))
        return exportLinks(options, schema);
    return options.picture == QLatin1String("tree") ? exportTree(options, schema) : exportAttention(options, schema);
}
