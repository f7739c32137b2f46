// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <string>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

/// Something at a port of this computer that lets everybody in and says nothing, or the same few bytes to whatever it is told first: "N" is
/// what a PostgreSQL server without TLS answers to who wants it.
class MuteServer
{
public:
    explicit MuteServer(std::string answer = {}) : m_answer(std::move(answer)), m_socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const plain = reinterpret_cast<sockaddr*>(&address);
        m_isListening = bind(m_socket, plain, size) == 0 && listen(m_socket, 8) == 0 && getsockname(m_socket, plain, &size) == 0;
        m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { serve(); });
    }
    ~MuteServer()
    {
        m_isEnding = true;
        m_thread.join();
        close(m_socket);
    }
    MuteServer(const MuteServer&) = delete;
    MuteServer& operator=(const MuteServer&) = delete;

    bool isListening() const { return m_isListening; }
    std::string address(const std::string& parameters) const
    {
        return "postgresql://ann:secret@127.0.0.1:" + std::to_string(m_port) + "/shop?" + parameters;
    }

private:
    static bool isReadable(int descriptor)
    {
        pollfd one{descriptor, POLLIN, 0};
        return poll(&one, 1, 20) > 0;
    }

    /// Who is let in stays until the end.
    void serve()
    {
        std::array<int, 16> guests{};
        size_t count = 0;
        while (!m_isEnding) {
            if (count < guests.size() && isReadable(m_socket)) {
                const int guest = accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC);
                std::array<char, 64> mentioned{};
                if (!m_answer.empty() && recv(guest, mentioned.data(), mentioned.size(), 0) > 0)
                    send(guest, m_answer.data(), m_answer.size(), MSG_NOSIGNAL);
                guests[count++] = guest;
            }
        }
        for (size_t guest = 0; guest < count; ++guest)
            close(guests[guest]);
    }

    std::string m_answer;
    int m_socket;
    int m_port = 0;
    bool m_isListening = false;
    std::atomic<bool> m_isEnding = false;
    std::thread m_thread;
};
